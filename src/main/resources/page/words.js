/*
 * The strings of the page in both languages. Ukrainian avoids the past tense, which shows gender,
 * and puts a count after a colon or where no ending depends on it.
 */
const WORDS = {
  title: ['Initiative: class page', 'Initiative: сторінка класу'],
  home: ['Games', 'Ігри'], play: ['Play', 'Гра'], tug: ['Tug-of-war', 'Канат'], tugShort: ['Rope', 'Канат'], why: ['Why', 'Чому'],
  table: ['Table', 'Таблиця'], class: ['Class', 'Клас'], join: ['Class', 'Клас'],
  views: ['Views', 'Розділи'], language: ['Language', 'Мова'], theme: ['Dark or light theme', 'Темна чи світла тема'], help: ['Keyboard', 'Клавіші'], game: ['Game', 'Гра'],
  loading: ['One moment…', 'Хвилинку…'], offline: ['The server does not answer.', 'Сервер не відповідає.'], notFound: ['There is no such page here.', 'Такої сторінки тут немає.'],

  homeHead: ['Choose a game', 'Оберіть гру'], filter: ['Type to filter: name, number, idea', 'Фільтр: назва, номер, ідея'], nothing: ['No game matches “{0}”.', 'Немає ігор за запитом «{0}».'],
  shown: ['Games: {0}', 'Ігор: {0}'],

  program: ['Program', 'Програма'], theProgram: ['the program', 'програма'], player: ['Player', 'Гравець'], chance: ['Chance', 'Випадок'], versus: ['against', 'проти'],
  reveal: ['Reveal', 'Показати'], revealLong: ['Reveal values', 'Показати оцінки'],
  programTurn: ['Program to move', 'Ходить програма'], turnOf: ['{0} to move', 'Ходить {0}'], yourTurn: ['Your move', 'Ваш хід'], chanceTurn: ['Chance decides', 'Вирішує випадок'],
  programFirst: ['The program moves first.', 'Програма ходить першою.'], otherFirst: ['{0} moves first.', 'Перший хід робить {0}.'], youFirst: ['You move first.', 'Перший хід за вами.'],
  wonGame: ['{0} won', 'Перемога: {0}'], youWon: ['You won!', 'Ваша перемога!'], drawGame: ['Draw', 'Нічия'], gameOver: ['Game over', 'Гру закінчено'], lastMove: ['Just played:', 'Щойно:'],
  coverQ: ['Who is winning here?', 'Хто тут виграє?'], coverStudent: ['Who is winning here? You will see it after the game.', 'Хто тут виграє? Відповідь — після гри.'],
  posWon: ['Won', 'Виграшна'], posLost: ['Lost', 'Програшна'], posDrawn: ['Drawn', 'Нічийна'], posOpen: ['Not solved', 'Не розв’язано'],
  forSide: ['for the side to move: {0}', 'для того, хто ходить: {0}'], forSideBig: ['For the side to move: {0}.', 'Для того, хто ходить: {0}.'],
  keep1: ['Only one move of {0} keeps the win.', 'Виграш зберігає лише один хід із {0}.'], keepN: ['Keeps the win: {0} of {1} moves.', 'Зберігають виграш: {0} з {1} ходів.'],
  keepDraw: ['Keeps the draw: {0} of {1} moves.', 'Зберігають нічию: {0} з {1} ходів.'],
  allLose: ['Every move loses if the other side makes no mistake.', 'Кожен хід програє, якщо суперник не помиляється.'],
  allLoseProgram: ['So the program waits for a mistake.', 'Тож програма чекає на помилку.'],
  toTheEnd: ['Half-moves to the end with best play: {0}.', 'За найкращої гри до кінця півходів: {0}.'], valueIs: ['Value: {0}.', 'Оцінка: {0}.'],
  openText: ['No table says who wins here.', 'Жодна таблиця не каже, хто тут виграє.'],
  seeWhy: ['See why', 'Чому так?'], seeMoment: ['See the moment', 'До цього моменту'], heldAlways: ['Never changed hands', 'Без перехоплення'], nobodyHeld: ['Nobody had it', 'Ініціативи не було'], expected: ['What to expect', 'Чого чекати'], bestPlay: ['Nothing given away', 'Без неточностей'], slipShort: ['Where it slipped', 'Де неточність'],
  heldBy: ['From the start to the end {0} held the initiative.', 'Від початку до кінця ініціативу тримає {0}.'], finalLead: ['Result for the program: {0}.', 'Підсумок для програми: {0}.'], closing: ['The program says: {0}', 'Програма каже: {0}'],
  forExample: ['For example: {0}', 'Наприклад: {0}'], pointOrType: ['Point, or type as {0}', 'Вкажіть або введіть, як-от {0}'], groupsOfMoves: ['Groups of moves', 'Групи ходів'],

  choose: ['Choose a move', 'Оберіть хід'], thinking: ['The program is moving…', 'Програма ходить…'], watching: ['Step with the arrows', 'Стрілки — крок'],
  newGame: ['New game', 'Нова гра'], again: ['New game', 'Нова гра'], undo: ['Take back', 'Повернути хід'], rules: ['Rules', 'Правила'], forPrograms: ['For programs: protocol and example', 'Для програм: протокол і приклад'], typeMove: ['Type the move', 'Увести хід'], pointMove: ['Point at the move', 'Указати хід'],
  playHere: ['Play on from here', 'Грати звідси'], toNow: ['To the last position', 'До останньої позиції'], makeMove: ['Make the move', 'Зробити хід'], moveForm: ['Form of a move: {0}', 'Запис ходу: {0}'],
  hintPoint: ['Point at a move, then press the button.', 'Вкажіть хід і натисніть кнопку.'],
  hintHeaps: ['Point at a stick: it and all to its right are taken.', 'Вкажіть паличку: буде взято її та всі праворуч.'], hintSplit: ['Point between two sticks: there the heap is split.', 'Вкажіть місце між паличками: там купка поділиться.'],
  hintPoker: ['Point at a stick to take it and all to its right, or at a plus to add.', 'Вкажіть паличку, щоб узяти її та всі праворуч, або плюс, щоб додати.'],
  hintStrip: ['Point at the first cell; again for a longer block.', 'Вкажіть першу клітинку; ще раз — довший блок.'], hintCell: ['Point at a cell.', 'Вкажіть клітинку.'], hintPawn: ['Point at the cell that a pawn enters.', 'Вкажіть клітинку, куди стане пішак.'],
  hintTarget: ['Point at the cell to go to.', 'Вкажіть клітинку, куди піти.'], hintRun: ['Point at the cells that go together.', 'Вкажіть проміжок із вільних клітинок.'], hintSquare: ['Point at the square to go to.', 'Вкажіть поле, куди піти.'],
  hintCards: ['Point at a card: it and all to that end are taken.', 'Вкажіть картку: буде взято її та всі до того краю.'], hintNumber: ['Point at the number to reach.', 'Вкажіть наступне число.'], hintDate: ['Point at the date to name.', 'Вкажіть дату.'], hintList: ['Choose a move from the list.', 'Оберіть хід зі списку.'],
  hintType: ['Type a move and press Enter.', 'Введіть хід і натисніть Enter.'], hintPlace: ['Point at a place on the table; arrows move the cross.', 'Вкажіть місце на столі; стрілки рухають хрестик.'],
  hintPast: ['This is an earlier position of the game.', 'Це попередня позиція гри.'], hintWatch: ['Watch, or take over against the program.', 'Дивіться або продовжуйте гру проти програми.'],
  hintNext: ['Again: another move.', 'Ще раз — інший хід.'],
  hintJoin: ['Point at a stick in one heap, then in another.', 'Вкажіть паличку в одній купці, тоді в іншій.'], hintGroups: ['Choose how the move begins, then the move.', 'Оберіть початок ходу, тоді хід.'],
  first: ['To the start (Home)', 'На початок (Home)'], prev: ['Back (←)', 'Назад (←)'], next: ['Forward (→)', 'Уперед (→)'], last: ['To the end (End)', 'У кінець (End)'],
  moveOf: ['move {0} of {1}', 'хід {0} із {1}'], moveN: ['Move {0}', 'Хід {0}'], start: ['Start', 'Початок'], timeline: ['Course of the game', 'Перебіг гри'],
  listOfMoves: ['Moves', 'Ходи'], position: ['Position', 'Позиція'],

  startAt: ['Start', 'Початок'], startUsual: ['usual', 'звичайна'], startWon: ['random, won', 'випадкова виграшна'], startLost: ['random, lost', 'випадкова програшна'], startAny: ['random', 'випадкова'], startOwn: ['own', 'власна'],
  startSide: ['“Won”, “lost” and “any” are random; won or lost is for the side that begins.', '«Виграшна», «програшна», «будь-яка» — випадкові; виграшна чи програшна для того, хто починає.'],
  segOwn: ['own', 'власна'], segWon: ['won', 'виграшна'], segLost: ['lost', 'програшна'], segAny: ['any', 'будь-яка'], startText: ['Own start', 'Власна'], startForm: ['Own: lines with a slash between them, as {0}.', 'Власна: рядки через скісну риску, як-от {0}.'],
  begins: ['Begins', 'Починає'], beginsProgram: ['the program', 'програма'], beginsMe: ['me', 'я'], beginsStudent: ['the student', 'учень'], beginsUsual: ['as usual', 'як заведено'],
  against: ['The program plays against', 'Програма грає проти'], me: ['me', 'мене'], startIt: ['Start', 'Почати'], cancel: ['Cancel', 'Скасувати'], limits: ['Limits: {0}. ', ''],

  programWins: ['Program wins', 'Виграє програма'], otherWins: ['{0} wins', 'Виграє {0}'],
  seized: ['Initiative seized', 'Ініціативу перехоплено'], seizedAt: ['Move {0}: the initiative changes hands', 'Хід {0}: ініціативу перехоплено'],
  gaveAt: ['Move {0}: the program gives the win away', 'Хід {0}: програма віддає виграш'], gaveShort: ['The win is given away', 'Виграш віддано'],
  slipHead: ['{0} {1}, and the initiative is gone', '{0} {1} — і втрачає ініціативу'], slipHeadSmall: ['{0} {1}: a slip', '{0} {1} — неточність'],
  missed1: ['Of {0} moves only one kept the win: ', 'Із {0} ходів лише один зберігав виграш: '], missedN: ['Kept the win: {2} of {0} moves, among them ', 'Зберігали виграш: {2} з {0} ходів, зокрема '],
  missedDraw: ['Kept the draw: {2} of {0} moves, among them ', 'Зберігали нічию: {2} з {0} ходів, зокрема '], missedAfter: ['From now on the program wins whatever happens.', 'Тепер програма виграє за будь-якої гри.'],
  startIsWon: ['The start is won for {0}', 'Початкова позиція виграшна: {0}'], startIsDrawn: ['The start is drawn', 'Початкова позиція нічийна'], startIs: ['The start', 'Початкова позиція'],
  startAllLose: ['{0} begins, and all {1} moves lose to right play.', 'Починає {0}; за правильної гри програють усі ходи, їх {1}.'], startKeep: ['{0} begins; moves that keep it: {1} of {2}.', 'Починає {0}; правильних ходів {1} з {2}.'],
  right1: ['The only right move of {0}.', 'Єдиний правильний хід із {0}.'], rightN: ['One of {1} right moves, {0} in all.', 'Правильних ходів: {1}, усього: {0}; це один із правильних.'], noRight: ['No right move here: all {0} lose.', 'Правильного ходу тут немає: програють усі {0}.'],
  forced: ['The only legal move.', 'Єдиний можливий хід.'], holdsNow: ['{0} holds the initiative.', 'Ініціативу тримає {0}.'], nobodyHolds: ['Nobody holds the initiative.', 'Ініціативи немає в нікого.'],
  endProgram: ['The program made it and won.', 'Перемога програми.'], endOther: ['{0} won.', 'Перемога: {0}.'], endDraw: ['The game is drawn.', 'Гра завершується внічию.'], byChance: ['Chance decided it.', 'Так випало.'],
  hiddenTug: ['Values are hidden', 'Оцінки приховано'], hiddenTugText: ['Ask the class first: who is winning here?', 'Спершу запитайте клас: хто тут виграє?'],
  ropeHelp: ['Course of the game. Arrow keys step, Home and End go to the ends.', 'Перебіг гри. Стрілки — крок, Home і End — початок і кінець.'],
  copyLink: ['Copy the link to this moment', 'Скопіювати посилання на цей момент'], copied: ['Link to this moment copied', 'Посилання на цей момент скопійовано'],

  lostHere: ['Lost position', 'Програшна позиція'], wonHere: ['Won position', 'Виграшна позиція'], drawnHere: ['Drawn position', 'Нічийна позиція'], openHere: ['Not solved', 'Не розв’язано'],
  xor: ['xor', 'xor'], more: ['and {0} more', 'і ще {0}'], mvMove: ['move', 'хід'], mvLeads: ['leads to', 'веде до'], mvReply: ['reply', 'відповідь'], mvWorth: ['is worth', 'дає'], end: ['the end', 'кінець'],
  farWon: ['The number on a square: half-moves to the end if a piece goes there. The least is best; = is a draw.', 'Число на полі — скільки півходів до кінця, якщо туди піде фігура. Найменше — найкраще; = означає нічию.'],
  farLost: ['There is no escape; the number on a square says how many half-moves are left after going there.', 'Врятуватися не можна; число на полі — скільки півходів залишиться, якщо піти туди.'],
  sumOdd: ['Odd columns: {0}. A winning move makes all of them even again.', 'Непарні стовпці: {0}. Виграшний хід знову робить усі стовпці парними.'],
  sumEven: ['All columns are even: the xor is 0. A move changes one row, and some column becomes odd.', 'Усі стовпці парні, тож xor дорівнює 0. Хід змінює один рядок, і якийсь стовпець стає непарним.'],
  winning: ['Wins:', 'Виграє:'], heapN: ['heap {0}', 'купка {0}'], moveWins: ['this move wins', 'хід виграє'], moveLoses: ['this move loses', 'хід програє'], bestLine: ['Best play:', 'Найкраща гра:'], drawCol: ['draw', 'випадає'], odds: ['chance', 'шанс'], mine: ['side to move', 'хто ходить'], theirs: ['other side', 'суперник'],
  overNoWhy: ['The game is over.', 'Гру закінчено.'], tableHint: ['Table of the game', 'Таблиця гри'],

  joinBig: ['Open on your phone or laptop, choose a nickname and play', 'Відкрий на телефоні чи ноутбуці, обери ім’я та грай'], qr: ['QR code of the address', 'QR-код адреси'],
  live: ['Live games', 'Ігри наживо'], scores: ['Scores', 'Рахунок'], nick: ['Player', 'Гравець'], initiative: ['Initiative', 'Ініціатива'], moves: ['Moves', 'Ходи'], course: ['Course', 'Перебіг'], wonOf: ['Won', 'Виграші'],
  s_hidden: ['hidden', 'приховано'], s_holds: ['holds it', 'тримає'], s_gave: ['gave it away, move {0}', 'втрачено, хід {0}'], s_never: ['never had it', 'від початку в програми'], s_won: ['kept it and won', 'утримано: перемога'],
  s_lost: ['lost', 'поразка'], s_draw: ['draw', 'нічия'], s_seized: ['took it over', 'перехоплено'],
  noLive: ['Nobody plays yet.', 'Поки ніхто не грає.'], noTask: ['No task yet.', 'Завдання ще немає.'], task: ['Task', 'Завдання'], setTask: ['Set a task', 'Дати завдання'], taskNow: ['Task {0}: {1}', 'Завдання {0}: {1}'],
  reset: ['Reset', 'Скинути'], resetSure: ['Forget the task, all games and scores? The players stay.', 'Скинути завдання, усі ігри й рахунок? Гравці залишаються.'], kick: ['Remove {0}', 'Прибрати: {0}'], kickSure: ['Remove this player from the class?', 'Прибрати цього гравця з класу?'], yes: ['Yes', 'Так'], away: ['offline', 'не в мережі'],
  setIt: ['Set', 'Дати'],

  joinHead: ['Join the class', 'До класу'], joinNick: ['Your nickname', 'Ваше ім’я'], joinGo: ['Play', 'Грати'], joinHint: ['Everybody sees it on the class board.', 'Його видно всім на дошці класу.'], waitTask: ['Waiting for the teacher’s task…', 'Чекаємо на завдання вчителя…'],
  newTask: ['New task', 'Нове завдання'], nextGame: ['Play again', 'Грати ще'], helloNick: ['You are {0}.', 'Ви — {0}.'], leave: ['Change nickname', 'Змінити ім’я'], kicked: ['Please choose a nickname again.', 'Оберіть ім’я ще раз.'],

  games: ['Games', 'Ігри'], generated: ['Made {0}', 'Створено {0}'], replayTitle: ['Replay', 'Повтор'], gameN: ['Game {0}', 'Гра {0}'], testN: ['Test {0}', 'Тест {0}'], noGames: ['There are no games here.', 'Тут немає ігор.'], verdict: ['Verdict', 'Вердикт'],

  cup: ['Board', 'Таблиця'], rivals: ['Opponents', 'Суперники'], cupTitle: ['{0}: {1}', '{0}: {1}'], rank: ['Rank', 'Місце'], bot: ['Bot', 'Бот'], allBots: ['All bots', 'Усі боти'],
  seizeShort: ['Seized', 'Перехоплено'], seizeCol: ['Initiative seized, with 95% interval', 'Перехоплено ініціативу, інтервал 95%'], keptCol: ['Won starts kept', 'Виграшні утримано'], faults: ['Faults', 'Збої'], replay: ['replay', 'повтор'],
  cupSub: ['Overlapping intervals share a rank; with faults or a lost won start there is none.', 'Інтервали перекриваються — місце спільне; зі збоями або втраченим виграшем місця немає.'],
  cupCount: ['Bots: {0}. Games each: {1} to keep, {2} to seize.', 'Ботів: {0}. Ігор: утримати {1}, перехопити {2}.'],
  cupBand: ['{0}%, interval {1} to {2}%', '{0}%, інтервал від {1} до {2}%'], cupPassed: ['all kept', 'усі утримано'], cupFailed: ['not all kept', 'утримано не всі'], cupNotRun: ['not run', 'не запущено'],
  cupStopped: ['Games played until it was stopped: {0}.', 'Зіграно ігор до зупинки: {0}.'], cupOwn: ['Our own bot seizes {0}% of these games.', 'Наш власний бот перехоплює {0}% цих ігор.'],
  cupCopies: ['The same program but for blanks and comments: {0}.', 'Та сама програма, якщо не зважати на пропуски й коментарі: {0}.'], cupSecret: ['a habit that nobody has seen before', 'звичка, якої ще ніхто не бачив'],
  cupAimSEIZE: ['Seized: won from a lost or drawn start against an opponent that errs.', 'Перехоплено: виграно з програшної чи нічийної початкової позиції, коли суперник помиляється.'],
  cupAimMORE: ['Seized: more collected than the start guarantees, against an opponent that errs.', 'Перехоплено: отримано більше, ніж гарантує початкова позиція, коли суперник помиляється.'],
  cupAimWIN: ['Seized: won from a start that nobody has solved.', 'Перехоплено: виграно з початкової позиції, якої ніхто не розв’язав.'],
  cupAimKEEP: ['No start is lost here, or luck decides; seized: nothing was given away.', 'Програшних початкових позицій тут немає або вирішує випадок; перехоплено: нічого не віддано.'],
  rivalsSub: ['Games seized, of those played, against each opponent.', 'Перехоплено із зіграних проти кожного суперника.'],
  cupNoGames: ['Every game was won: there is nothing to show.', 'Усі ігри виграно: показувати нічого.'], cupSome: ['The page shows {0} of {1} games that were not won; --json has the commands of all.', 'На сторінці {0} з {1} невиграних ігор; команди для всіх — у --json.'],

  close: ['Close', 'Закрити'],
  k1: ['the views', 'розділи'], k2: ['step back and forward', 'крок назад і вперед'], k3: ['to the start, to the end', 'на початок, у кінець'], k4: ['in the picture: choose a move', 'на малюнку: обрати хід'],
  k5: ['make the chosen move', 'зробити обраний хід'], k6: ['take the choice back', 'скасувати вибір'], k7: ['reveal or hide the values', 'показати чи сховати оцінки'], k8: ['language, theme, this help', 'мова, тема, ця підказка'], k9: ['new game, take back', 'нова гра, повернути хід'],
};

let current = 'en';

export const language = () => current;

export function setLanguage(code) {
  current = code === 'uk' ? 'uk' : 'en';
}

/** A string of the page in the language of now; {0}, {1} are replaced. Not escaped. */
export function t(key, ...args) {
  const words = WORDS[key];
  return (words ? words[current === 'uk' ? 1 : 0] : key).replace(/\{(\d)\}/g, (_, i) => args[i] ?? '');
}

/** What the server says in both languages: {en, uk}, or a plain string. */
export function say(both) {
  if (both === null || both === undefined) return '';
  return typeof both === 'object' ? both[current] ?? both.en ?? '' : String(both);
}

/** With a small first letter, for the words of a move inside a sentence. */
export const low = text => text ? text[0].toLowerCase() + text.slice(1) : '';

/** With a capital first letter. */
export const cap = text => text ? text[0].toUpperCase() + text.slice(1) : '';
