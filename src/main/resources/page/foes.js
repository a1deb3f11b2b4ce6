/* Opponents by name, as one would call a player; what they do is said by the server. */
import {cap, language} from 'initiative/words.js';

const IN_UKRAINIAN = {
  ideal: 'Ідеальний', random: 'Випадковий', first: 'Перший', last: 'Останній', blunder: 'Неуважний', wakes: 'Сонько', tires: 'Стомлений', one: 'По одному', two: 'По два', most: 'Побільше',
  copies: 'Наслідувач', cycles: 'Коловорот', completes: 'Доповнювач', even: 'Парний', down: 'Униз', right: 'Праворуч', 'creeps-down': 'Повзе вниз', 'creeps-right': 'Повзе праворуч', stairs: 'Сходинками',
  longest: 'Найдовший', swaps: 'Міняйло', blind: 'Сліпий', half: 'Половинка', careful: 'Обережний', fibonacci: 'Фібоначчі', largest: 'Найбільший', smallest: 'Найменший', peels: 'Лущій', 'last-heap': 'Остання купка',
  halves: 'Навпіл', levels: 'Рівняйло', sweeps: 'Мітла', mirrors: 'Дзеркало', centre: 'Центр', nibbles: 'Гризун', splits: 'Роздільник', takes: 'Хапко', special: 'Особливий', returns: 'Повертун', corner: 'Кут',
  queen: 'Мисливець на ферзя', flees: 'Утікач', greedy: 'Жадібний', modest: 'Скромний', wary: 'Обачний', envious: 'Заздрісний', picky: 'Вибагливий', normal: 'Звичайний', 'saves-one': 'Береже одну',
  alternates: 'По черзі', middle: 'Посередині', starves: 'Замикач', usual: 'Звичний', freest: 'Вільний', peaceful: 'Мирний', bold: 'Сміливий', creeps: 'Повзун', finishes: 'Завершувач', meets: 'Зустріч',
  avoids: 'Самотній', pairs: 'Парами', third: 'Третина', breaks: 'Ламайко', edge: 'З краю', tidies: 'Чепурун', wastes: 'Марнотрат', edges: 'Краями', cuts: 'Різак', lonely: 'Самітник', follows: 'Слідом', left: 'Ліворуч',
  longer: 'Довшим шляхом', up: 'Угору', diagonal: 'Навскоси', once: 'Лише раз', spares: 'Ощадливий', clears: 'Забирає все', flattens: 'Праска', 'plain-nim': 'Простий нім', 'adds-one': 'Додає одну', 'all-in': 'Ва-банк',
  'takes-back': 'Забирає назад', undoes: 'Скасовувач', richest: 'Багатій', opposite: 'Навпроти', places: 'Через одну', denies: 'Відбирайло', spoils: 'Псуйко', three: 'Трійка', fives: 'П’ятірками', ends: 'Кінець',
  'next-month': 'Наступний місяць', 'end-of-month': 'Кінець місяця', week: 'Тиждень', five: 'П’ятірка', seven: 'Сімка', next: 'Наступний', hurries: 'Поспішайко', corners: 'Кутами', blocks: 'Захисник', steps: 'Кроком',
  charges: 'Наступ', retreats: 'Відступ', backs: 'Задкує', sways: 'Гойдалка', shortest: 'Найкоротший', beside: 'Поруч', crowds: 'Тісно', bottom: 'Знизу', toggles: 'Перемикач', hopes: 'Надія', kind: 'Добрий', cruel: 'Жорстокий',
  balances: 'Рівновага', lingers: 'Зволікач', storm: 'Буря', lull: 'Штиль', gusts: 'Пориви', thief: 'Злодій', rim: 'По краю', touches: 'Впритул', clusters: 'Купкою', flips: 'Перевертун', neighbour: 'Сусід',
};

/** The name of an opponent in the language of now: "blunder:0.2" is called after what stands before the colon. */
export function foeName(name) {
  const [base, odds] = String(name).split(':'), said = language() === 'uk' && IN_UKRAINIAN[base] || cap(base.replaceAll('-', ' '));
  return odds ? `${said} ${Math.round(odds * 100)} %` : said;
}
