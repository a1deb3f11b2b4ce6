/*
 * Play: the picture is pointed at, the button makes the move. A move is first chosen (and shown in
 * the picture), then made, so that a slip of the finger costs nothing.
 */
import {api} from 'initiative/api.js';
import {draw} from 'initiative/draw.js';
import {esc, mark, who} from 'initiative/marks.js';
import {$, $$, announce, calm, dialog, didWords, drawTransport, gameBar, kindOf, nameOf, picture, rival, round, shown, toast, transport, worthKey, worthMark, worthWords} from 'initiative/parts.js';
import {foeName} from 'initiative/foes.js';
import {seizedAt} from 'initiative/rope.js';
import {cap, low, say, t} from 'initiative/words.js';

const LISTED = 60;
const GROUPED = 14; // a longer list is shown in groups, by the first word of a move
const MOST_GROUPS = 24;
const BESIDE = 6; // so many moves are listed below a picture in which the others are pointed at
const PAUSE = 500;
const isLast = S => S.ply === S.state.steps.length - 1;
const mine = S => S.state.yours && !S.state.over && isLast(S) && !S.busy;
const person = S => S.state.mode === 'play';
/* Against chance alone nobody wins: what counts is what was got. */
const alone = S => S.catalogue?.games.find(g => g.id === S.state.game)?.alone;

/** Marks of the moves at a step, by move; null while they are hidden. */
export function valuesOf(S, step) {
  if (!shown(S) || !step.alternatives || alone(S)) return null;
  return Object.fromEntries((step.alternatives.moves || []).map(m => [m.move, m.worth === 'won' ? 1 : m.worth === 'lost' ? -1 : 0]));
}

/** How a move is given here: by pointing, from a list, typed, or as a point on the table. */
function ways(S, pointed) {
  const step = S.state.steps[S.ply], moves = S.state.moves || [];
  if (!mine(S)) return {moves: [], list: [], type: false, point: false, cross: false};
  const cross = Boolean(step.sketch) && kindOf(S, step) === 'coins';
  const point = Boolean(step.sketch) && moves.some(m => m.place) && (!pointed || pointed.size > 0);
  const loose = (pointed ? moves.filter((m, i) => !pointed.has(i)) : step.sketch ? moves.filter(m => !m.place) : moves).filter(m => !joins(step) || !(m.place?.length > 2));
  if (cross) return {moves, list: [], type: S.typing, point: false, cross};
  /* A long list beside a picture would leave no room for it: what cannot be pointed at there is typed. */
  const groups = loose.length > GROUPED && !point ? grouped(loose) : null, few = loose.length <= (point ? BESIDE : LISTED) || groups;
  return {moves, list: few && !S.typing ? loose : [], groups, type: S.typing || !few || !moves.length, point, cross};
}

/* A move on several heaps is put together by pointing at one after the other. */
const joins = step => Number(step.sketch?.several) > 1;

/** The move that takes from a pointed heap what it takes, and from the heaps that were pointed at before. */
function joined(S, move) {
  const pairs = [...(S.pins || []).filter(([heap]) => heap !== move.place[0]), move.place].sort((a, b) => a[0] - b[0]), place = pairs.flat().join();
  return S.way.moves.find(m => m.place?.join() === place) || move;
}

/** Keeps what is chosen now, so that pointing at another heap adds to it. */
function pin(S) {
  const place = S.way.moves.find(m => m.move === S.chosen)?.place;
  S.pins = place ? place.flatMap((heap, k) => k % 2 ? [] : [[heap, place[k + 1]]]) : [];
}

/** Moves by their first word, as the line of a program; null if that does not help. */
function grouped(list) {
  const groups = new Map();
  for (const m of list) { const key = m.move.split(' ')[0]; groups.set(key, [...(groups.get(key) || []), m]); }
  return groups.size > 1 && groups.size <= MOST_GROUPS && groups.size < list.length && [...groups.values()].every(g => g.length <= LISTED) ? groups : null;
}

function turnHead(S) {
  const {state} = S, step = state.steps[S.ply];
  if (step.ended || state.over && isLast(S)) {
    if (alone(S)) return ['opponent', t('gameOver')];
    if (state.over === 'draw') return ['program', t('drawGame')];
    if (state.over === 'program') return ['program', t('wonGame', t('program'))];
    if (state.over === 'opponent') return ['opponent', S.student || person(S) && !state.nick ? t('youWon') : t('wonGame', rival(S))];
    return ['program', t('gameOver')];
  }
  if (step.side === 'chance') return ['chance', t('chanceTurn')];
  if (step.side === 'program') return ['program', t('programTurn')];
  return ['opponent', person(S) && (S.student || !state.nick) ? t('yourTurn') : t('turnOf', rival(S))];
}

function lastWords(S) {
  const {state} = S, step = state.steps[S.ply];
  if (!S.ply) return esc(step.side === 'program' ? t('programFirst') : step.side === 'chance' ? '' : person(S) && !state.nick ? t('youFirst') : t('otherFirst', rival(S)));
  const moved = `${esc(t('lastMove'))} <b>${esc(nameOf(S, step.by))}</b> ${esc(didWords(step))}.`;
  const result = state.over && isLast(S) && state.result ? ' ' + esc(cap(say(state.result))) : '';
  return moved + result;
}

function worthCard(S) {
  const step = S.state.steps[S.ply];
  if (!shown(S) || !step.worth) {
    const may = !S.student || S.state.revealed || S.state.over;
    return `<div class="card worth covered"><p class="q">${esc(t(may ? 'coverQ' : 'coverStudent'))}</p>${may ? `<button class="ghost" data-act="reveal">${esc(t('reveal'))} <kbd>R</kbd></button>` : ''}</div>`;
  }
  if (step.ended) return endCard(S);
  if (alone(S)) return `<div class="card worth"><h3>${esc(t('expected'))}</h3><p>${esc(say(step.value) || '')}</p><button class="linkish" data-view="why">${esc(t('seeWhy'))} →</button></div>`;
  return `<div class="card worth ${esc(step.worth)}"><h3>${worthMark(step)}${esc(t('pos' + worthKey(step)))}</h3><p><b>${esc(t('forSide', nameOf(S, step.side)))}</b>. ${esc(worthWords(step))}</p><button class="linkish" data-view="why">${esc(t('seeWhy'))} →</button></div>`;
}

/* After the game what counts is no longer the position, but where the initiative was won or lost. */
function endCard(S) {
  const {steps, over, result} = S.state, at = seizedAt(steps), slip = at > 0 ? at : steps.findIndex(s => s.moment === 'slip');
  const head = alone(S) ? t(slip > 0 ? 'slipShort' : 'bestPlay') : at > 0 ? t('seized') : slip > 0 ? t('slipShort') : over === 'draw' ? t('nobodyHeld') : t('heldAlways');
  const text = slip > 0 ? `${t('moveN', slip)}: ${nameOf(S, steps[slip].by)} ${didWords(steps[slip])}.` : over === 'draw' || alone(S) ? '' : t('heldBy', over === 'program' ? t('program') : rival(S));
  return `<div class="card worth over"><h3>${esc(head)}</h3><p>${esc(text)}${alone(S) ? ` ${esc(t('position'))}: ${esc(say(steps.at(-1).position))}.` : result ? ` ${esc(t('finalLead', say(result)))}` : ''}</p><button class="linkish" ${slip > 0 ? `data-act="moment" data-at="${slip}"` : 'data-view="tug"'}>${esc(t(slip > 0 ? 'seeMoment' : 'tug'))} →</button></div>`;
}

/** What pointing does in this picture. */
function pointWords(S) {
  const step = S.state.steps[S.ply], s = step.sketch, kind = kindOf(S, step), several = $$('#stage .hit').some(h => h.dataset.moves.includes('|'));
  if (joins(step)) return t('hintJoin');
  if (kind === 'heaps') return t(s.split ? 'hintSplit' : s.reserve ? 'hintPoker' : 'hintHeaps') + (several && !s.split ? ' ' + t('hintNext') : '');
  const key = kind === 'strip' ? (s.pawns ? 'hintPawn' : several ? 'hintStrip' : 'hintCell') : kind === 'field' ? (s.run ? 'hintRun' : s.tokens?.length ? 'hintTarget' : 'hintCell')
    : {board: 'hintSquare', cards: 'hintCards', hex: 'hintCell', line: s.calendar ? 'hintDate' : 'hintNumber'}[kind] || 'hintPoint';
  return t(key) + (several && key !== 'hintStrip' ? ' ' + t('hintNext') : '');
}

function actionRow(S, way) {
  const {state} = S, step = state.steps[S.ply];
  const primary = (act, words, off = false) => `<button class="primary" data-act="${act}"${off ? ' disabled' : ''}>${esc(words)}</button>`;
  const hint = words => `<span class="hint">${esc(words)}</span>`;
  const row = inner => `<div class="hintrow">${inner}</div>`;
  if (S.busy) return primary('wait', t('thinking'), true);
  if (mine(S)) {
    const toggle = way.point || way.list.length || way.cross || S.typing ? round('typeMove', false, 'typebtn') : '';
    if (way.type) return `<form class="typing" data-form="move"><input name="move" autocomplete="off" autocapitalize="off" spellcheck="false" aria-label="${esc(t('typeMove'))}" placeholder="${esc(state.form || '')}"><button class="primary" data-act="typed">${esc(t('makeMove'))}</button></form>${row((S.refused ? `<span class="hint refused" role="alert">${esc(S.refused)}</span>` : hint(state.moves?.length ? t(way.point ? 'pointOrType' : 'forExample', state.moves[0].move) : t('moveForm', state.form || ''))) + toggle)}`;
    const words = S.refused ? `<span class="hint refused" role="alert">${esc(S.refused)}</span>` : hint(way.cross ? t('hintPlace') : way.point ? '' : t(way.groups ? 'hintGroups' : 'hintList'));
    return primary('commit', t('choose'), true) + row(words + toggle);
  }
  if (!isLast(S)) {
    const fork = !S.student && step.side === 'opponent' && !step.ended ? `<button class="ghost" data-act="fork">${esc(t('playHere'))}</button>` : '';
    return (state.mode === 'watch' ? '' : primary('last', t('toNow'))) + fork + hint(t(state.mode === 'watch' ? 'hintWatch' : 'hintPast'));
  }
  return primary('again', t(S.student ? 'nextGame' : 'newGame')) + (state.closing ? hint(t('closing', state.closing)) : hint(''));
}

/* Of a long list only the moves of one group are shown. */
function chips(S, way, values) {
  if (!way.list.length) return '';
  if (way.groups && !way.groups.has(S.group)) S.group = way.groups.keys().next().value;
  const heads = way.groups ? `<div class="groups" role="group" aria-label="${esc(t('groupsOfMoves'))}">${[...way.groups.keys()].map(key => `<button data-act="group" data-group="${esc(key)}" aria-pressed="${key === S.group}">${esc(key)}</button>`).join('')}</div>` : '';
  return `${heads}<div class="chips" role="group" aria-label="${esc(t('listOfMoves'))}">${chipButtons(way, way.groups ? way.groups.get(S.group) : way.list, values)}</div>`;
}

const chipButtons = (way, list, values) => list.map(m => `<button class="chip" data-chip="${way.moves.indexOf(m)}">${esc(say(m.say) || m.move)}${values && m.move in values ? mark(values[m.move]) : ''}</button>`).join('');

/* Which moves can be pointed at is known when the picture is drawn: the others then need a list or a field. */
function render(root, S) {
  compose(root, S, null);
  if (!S.way.point) return;
  const pointed = new Set($$('#stage .hit', root).flatMap(h => h.dataset.moves.split('|').map(Number)));
  if (S.way.moves.some((m, i) => m.place && !pointed.has(i))) compose(root, S, pointed);
}

function compose(root, S, pointed) {
  const {state} = S, step = state.steps[S.ply], way = ways(S, pointed), values = valuesOf(S, step), [side, head] = turnHead(S);
  S.way = way;
  S.pins = [];
  S.chosen = null;
  const tools = S.student ? round('rules') : round('newGame') + round('rules');
  const undo = person(S) ? round('undo', S.busy || undoPly(S) < 0) : '';
  root.innerHTML = gameBar(S, {tools, reveal: !S.student || state.revealed || Boolean(state.over)})
    + `<div class="cols"><div class="stagecol${way.list.length ? ' listed' : ''}"><div class="paper" id="stage"></div>${way.list.length ? `<div class="listing">${chips(S, way, values)}</div>` : ''}<div class="act">${actionRow(S, way)}</div></div><aside class="side"><div class="card turn"><div class="now">${who(side, rival(S))}<span>${esc(head)}</span></div><p class="last">${lastWords(S)}</p></div>${worthCard(S)}</aside></div>` + transport(S, undo);
  picture($('#stage', root), S, S.ply, {moves: way.moves, values: way.point || way.cross ? values : null, fit: true});
  if (way.point && !way.type && !S.refused) { const hint = $('.act .hint', root); if (hint) hint.textContent = pointWords(S); }
  drawTransport(S, root);
  $('#stage .hit', root)?.setAttribute('tabindex', 0);
  if (way.cross) aim(S, root);
  announce(`${head}. ${$('.turn .last', root).textContent} ${shown(S) ? $('.worth', root).textContent : ''}`);
}

/* ----- choosing ----- */

function choose(S, move, words) {
  S.chosen = move;
  const button = $('[data-act=commit]');
  if (button) { button.disabled = false; button.textContent = words; }
  const field = $('form[data-form=move] input');
  if (field) field.value = move;
  $$('.chip').forEach(c => c.classList.toggle('on', S.way.moves[c.dataset.chip]?.move === move));
}

function show(S, move) {
  const step = S.state.steps[S.ply], svg = $('#stage svg');
  if (svg && step.sketch) { try { draw(kindOf(S, step)).preview?.(svg, step.sketch, move); } catch (e) { console.error(e); } }
}

/** Points at a hit area; again: the next move of the same area. */
function select(S, hit, next) {
  const list = hit.dataset.moves.split('|').map(Number), was = S.hit === hit && S.chosen !== null ? S.hitAt : -1;
  const i = next || was < 0 ? (was + 1) % list.length : was, at = S.way.moves[list[i]], together = at?.place?.length === 2 && joins(S.state.steps[S.ply]), move = together ? joined(S, at) : at;
  if (!move) return;
  S.hit = hit;
  S.hitAt = i;
  $$('#stage .hit').forEach(h => { h.classList.toggle('on', h === hit); h.setAttribute('tabindex', h === hit ? 0 : -1); });
  show(S, move);
  choose(S, move.move, say(move.say) || move.move);
  if (list.length > 1) announce(`${say(move.say) || move.move} (${i + 1}/${list.length})`);
}

function near(hit, [dx, dy]) {
  const x = +hit.dataset.x, y = +hit.dataset.y;
  let best = null, least = Infinity;
  for (const other of $$('#stage .hit')) {
    if (other === hit) continue;
    const ax = other.dataset.x - x, ay = other.dataset.y - y, along = ax * dx + ay * dy, off = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (along > 2 && along + 3 * off < least) { least = along + 3 * off; best = other; }
  }
  return best;
}

/* A point on the table: the renderer knows the scale, the arrows move a cross hair. */
function aim(S, root) {
  const step = S.state.steps[S.ply], renderer = draw('coins'), stage = $('#stage', root), svg = $('svg', stage);
  if (!renderer?.cursor || !svg) return;
  S.cross = renderer.cursor(svg, step.sketch, point => {
    const move = typeof point === 'string' ? point : point.move;
    choose(S, move, typeof point === 'object' && point.say ? say(point.say) || move : `${t('makeMove')}: ${move}`);
  });
}

async function commit(S, move) {
  if (move === null || move === undefined || S.busy) return;
  const before = S.state.steps.length - 1, held = document.activeElement?.closest?.('#stage, .chips, form');
  S.refused = '';
  S.busy = true;
  const button = $('[data-act=commit], [data-act=typed]');
  if (button) button.disabled = true;
  let state;
  try {
    state = await api.move(S.state.id, before, move);
  } catch (e) {
    S.busy = false;
    if (e.status === 409) { S.app.take(await api.game(S.state.id)); return; }
    S.refused = e.message;
    const typed = $('form[data-form=move] input')?.value;
    S.app.render();
    const field = $('form[data-form=move] input');
    if (field) { field.value = typed ?? ''; field.focus(); field.select(); } else toast(e.message);
    return;
  }
  await reveal(S, state, before);
  if (held) ($('#stage .hit[tabindex="0"]') || $('form[data-form=move] input') || $('.chip') || $('#stage .cross') || $('[data-act=again]'))?.focus({preventScroll: true});
}

/* The person's move is shown first, then after a moment the program's reply. */
async function reveal(S, state, before) {
  const end = state.steps.length - 1, id = state.id;
  S.busy = true;
  S.app.take(state, Math.min(before + 1, end));
  S.app.moments(before + 1, Math.min(before + 1, end));
  if (end > before + 1) {
    for (let i = before + 2; i <= end; i++) {
      if (!calm()) await new Promise(done => setTimeout(done, PAUSE));
      if (S.state.id !== id || S.ply !== i - 1) break;
      if (i === end) S.busy = false;
      S.ply = i;
      S.app.render();
      S.app.moments(i, i);
    }
  }
  if (S.state.id !== id) return;
  S.busy = false;
  S.app.over();
  S.app.render();
}

/** Where a move taken back leads: the last position in which the person was to move. */
function undoPly(S) {
  if (S.state.mode !== 'play' || S.student && S.state.over) return -1;
  for (let i = S.state.steps.length - 2; i >= 0; i--) if (S.state.steps[i].side === 'opponent') return i;
  return -1;
}

/* ----- new game ----- */

const radios = (name, pairs, now) => `<div class="seg" role="radiogroup">${pairs.map(([value, words]) => `<label><input type="radio" name="${name}" value="${esc(value)}"${value === now ? ' checked' : ''}><span>${esc(words)}</span></label>`).join('')}</div>`;

/** The fields that say how a game starts; the class task asks for the same. */
export function startFields(game, {own = game.start, begin = '', me = 'beginsMe'} = {}) {
  return `<div class="field"><span>${esc(t('startAt'))}</span>${radios('start', [['own', t('segOwn')], ['won', t('segWon')], ['lost', t('segLost')], ['any', t('segAny')]], 'own')}</div>`
    + `<div class="field own"><label for="ownstart">${esc(t('startText'))}</label><input id="ownstart" name="own" value="${esc(own || '')}" autocomplete="off" spellcheck="false"></div>`
    + `<p class="note">${game.start && game.start.length <= 24 ? esc(t('startForm', game.start)) + ' ' : ''}${esc(t('limits', game.limits || ''))}${esc(t('startSide'))}</p>`
    + (game.choosesSide ? `<div class="field"><span>${esc(t('begins'))}</span>${radios('begin', [['', t('beginsUsual')], ['program', t('beginsProgram')], ['me', t(me)]], begin)}</div>` : '');
}

export function readStart(form) {
  const start = form.elements.start.value;
  return {start: start === 'own' ? form.elements.own.value.trim() : start, begin: form.elements.begin?.value || null};
}

export async function newGame(S) {
  const game = S.catalogue.games.find(g => g.id === (S.state?.game || S.game));
  if (!game) return;
  const foes = game.opponents || [];
  const closed = dialog(`<h2>${esc(t('newGame'))}: ${esc(say(game.name))}</h2><form method="dialog" class="ask" id="newgame">${startFields(game, {own: S.state?.start || game.start})}`
    + `<div class="field"><label for="foe">${esc(t('against'))}</label><select id="foe" name="opponent"><option value="">${esc(t('me'))}</option>${foes.map(o => `<option value="${esc(o.name)}">${esc(foeName(o.name))}: ${esc(low(say(o.say)))}</option>`).join('')}</select></div>`
    + `<div class="ends"><button class="primary" value="go">${esc(t('startIt'))}</button><button class="ghost" value="" formnovalidate>${esc(t('cancel'))}</button></div></form>`);
  const form = $('#newgame');
  form.elements.own.addEventListener('input', () => { form.elements.start.value = 'own'; });
  if (await closed !== 'go') return;
  const what = {game: game.id, ...readStart(form), opponent: form.elements.opponent.value || null};
  await S.app.guard(async () => S.app.fresh(await api.create(what)));
}

/* The rules come as text in short lines: paragraphs are set anew, lists and dialogues are left as they are. What only a program has to know is folded. */
function pages(text) {
  const quoted = words => esc(words).replace(/`([^`]+)`/g, '<code>$1</code>');
  const setAnew = block => {
    const lines = block.split('\n').filter(l => l.trim());
    if (!lines.length) return '';
    if (/^[=-]+$/.test(lines[1]?.trim() || '')) return (/^=/.test(lines[1]) ? '' : `<h3>${esc(lines[0])}</h3>`) + setAnew(lines.slice(2).join('\n'));
    return lines.every(l => /^(\s|[<>|#*.-])/.test(l)) ? `<pre>${esc(lines.join('\n'))}</pre>` : `<p>${quoted(lines.map(l => l.trim()).join(' '))}</p>`;
  };
  const blocks = text.split(/\n\s*\n/), cut = blocks.findIndex(b => /^-+$/.test(b.split('\n')[1]?.trim() || '')), rest = cut < 0 ? [] : blocks.slice(cut);
  return blocks.slice(0, cut < 0 ? blocks.length : cut).map(setAnew).join('') + (rest.length ? `<details><summary>${esc(t('forPrograms'))}</summary>${rest.map(setAnew).join('')}</details>` : '');
}

export async function rules(S) {
  const id = S.state?.game || S.game;
  await S.app.guard(async () => {
    const text = await api.rules(id), game = S.catalogue?.games.find(g => g.id === id);
    await dialog(`<h2>${esc(say(game?.name) || id)}</h2><div class="rules" tabindex="0">${pages(say(text))}</div><form method="dialog" class="ends"><button class="ghost">${esc(t('close'))}</button></form>`);
  });
}

/* ----- what the shell calls ----- */

const DIRECTIONS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

export const view = {
  needs: 'game',
  render,
  act(name, S, el) {
    if (name === 'commit') { commit(S, S.chosen); return true; }
    if (name === 'typed') { const value = $('form[data-form=move] input').value.trim(); if (value) commit(S, value); return true; }
    if (name === 'typeMove') { S.typing = !S.typing; S.refused = ''; S.app.render(); ($('form[data-form=move] input') || $('#stage .hit'))?.focus(); return true; }
    if (name === 'group') { S.group = el.dataset.group; S.app.render(); $(`[data-group="${CSS.escape(S.group)}"]`)?.focus({preventScroll: true}); return true; }
    if (name === 'undo') {
      const ply = undoPly(S);
      if (ply >= 0 && !S.busy) S.app.guard(async () => S.app.take(await api.undo(S.state.id, ply)));
      return true;
    }
    if (name === 'fork') {
      S.app.guard(async () => {
        if (S.state.mode === 'play') S.app.take(await api.undo(S.state.id, S.ply));
        else S.app.fresh(await api.create({game: S.state.game, start: S.state.start, begin: S.catalogue.games.find(g => g.id === S.state.game)?.choosesSide ? (S.state.begins === 'opponent' ? 'me' : 'program') : null, opponent: null, moves: S.state.steps.slice(1, S.ply + 1).map(s => s.move)}));
      });
      return true;
    }
    return false;
  },
  click(e, S) {
    const hit = e.target.closest('#stage .hit');
    if (hit) {
      const again = S.hit === hit && S.chosen !== null && hit.classList.contains('on');
      if (again && hit.dataset.moves.split('|').length === 1) commit(S, S.chosen);
      else { select(S, hit, true); pin(S); hit.focus({preventScroll: true}); }
      return true;
    }
    const chip = e.target.closest('[data-chip]');
    if (chip) {
      const move = S.way.moves[chip.dataset.chip];
      if (S.chosen === move.move) commit(S, S.chosen);
      else { show(S, move); choose(S, move.move, say(move.say) || move.move); }
      return true;
    }
    return false;
  },
  focus(e, S) {
    const hit = e.target.closest?.('#stage .hit');
    if (hit && !S.quiet && !(S.hit === hit && S.chosen !== null) && hit.matches(':focus-visible')) select(S, hit, false);
  },
  key(e, S) {
    if (!S.state) return false;
    const hit = document.activeElement?.closest?.('#stage .hit'), direction = DIRECTIONS[e.key];
    if (S.cross?.key && S.way?.cross && document.activeElement?.closest?.('#stage')) {
      if (e.key === 'Enter') { commit(S, S.chosen); return true; }
      if (S.cross.key(e)) return true;
    }
    if (e.key === 'Escape' && S.chosen !== null) { S.quiet = true; S.app.render(); S.quiet = false; return true; }
    if (!hit) return false;
    if (direction) {
      if (direction[1] && hit.dataset.moves.includes('|')) select(S, hit, true);
      else near(hit, direction)?.focus();
      return true;
    }
    if (e.key === 'Enter') { if (S.chosen === null) select(S, hit, false); else commit(S, S.chosen); return true; }
    if (e.key === ' ') { select(S, hit, true); pin(S); return true; }
    return false;
  },
};
