/* Pieces of the page that several views share: names, buttons, the timeline, pictures, messages. */
import {draw, wish} from 'initiative/draw.js';
import {foeName} from 'initiative/foes.js';
import {esc, mark, who} from 'initiative/marks.js';
import {rope} from 'initiative/rope.js';
import {language, say, t} from 'initiative/words.js';

export const $ = (query, root = document) => root.querySelector(query);
export const $$ = (query, root = document) => [...root.querySelectorAll(query)];
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const ICON = {
  home: '<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
  play: '<path d="M5 19V7M10 19V4M15 19v-9M20 19V7" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  tug: '<path d="M3 16c4 0 4-8 9-8s5 0 9-3M3 12h18" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  why: '<path d="M8.5 9a3.6 3.6 0 1 1 5 3.3c-1.2.5-1.5 1.2-1.5 2.7M12 19v.1" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  table: '<path d="M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
  cup: '<path d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1 5 4 5M16 6h4c0 3-1 5-4 5M12 14v5M8 20h8" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>',
  rivals: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
  games: '<path d="M3 16c4 0 4-8 9-8s5 0 9-3M3 12h18" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  class: '<path d="M3 5h18v11H3zM8 20h8M12 16v4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>',
  first: '<path d="M5 5h3v14H5zM20 5v14L9 12z"/>', prev: '<path d="M17 5v14L6 12z"/>', next: '<path d="M7 5v14l11-7z"/>', last: '<path d="M16 5h3v14h-3zM4 5v14l11-7z"/>',
  newGame: '<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  undo: '<path d="M9 6L4 11l5 5M4.500 11H15a5 5 0 0 1 0 10h-3" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
  rules: '<path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>',
  typeMove: '<path d="M3 6h18v12H3zM7 10h.1M12 10h.1M17 10h.1M8 14h8" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round" stroke-linecap="round"/>',
  copyLink: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
  flag: '<path d="M5 22V3h14l-4 5 4 5H5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>',
};
export const icon = name => `<svg viewBox="0 0 24 24" fill="none" aria-hidden="true">${ICON[name]}</svg>`;
const solid = name => `<svg viewBox="0 0 24 24" aria-hidden="true">${ICON[name]}</svg>`;

/** A round button with a picture; its name is the words of the same key. */
export const round = (act, off = false, cls = '') => `<button class="tbtn ${cls}" data-act="${act}"${off ? ' disabled' : ''} aria-label="${esc(t(act))}" title="${esc(t(act))}">${solid(act)}</button>`;

/** The name of the one who plays against the program. */
export function rival(S) {
  const state = S.state;
  if (!state) return t('player');
  if (state.nick) return state.nick;
  return state.opponent ? foeName(state.opponent) : t('player');
}

export const nameOf = (S, side) => side === 'program' ? t('program') : side === 'chance' ? t('chance') : rival(S);

/** The move that led to a step, in words. */
export const didWords = step => say(step.say) || step.move || '';

/** A step as one line of text: for screen readers and captions. */
export const stepText = (S, i) => i ? `${t('moveN', i)}: ${nameOf(S, S.state.steps[i].by)} ${didWords(S.state.steps[i])}` : t('start');

/** Whether the values of a game are there and shall be seen. */
export const shown = S => S.show && S.state.steps.some(s => s.worth !== undefined && s.worth !== null);

export const revealSwitch = on => `<button class="switch" role="switch" aria-checked="${on}" data-act="reveal"><i></i><span class="long">${esc(t('revealLong'))}</span><span class="short">${esc(t('reveal'))}</span> <kbd>R</kbd></button>`;

export function gameBar(S, {tools = '', reveal = true} = {}) {
  const games = S.catalogue?.games || [], now = S.state?.game || S.game;
  const pick = S.student || !games.length ? `<span class="gamename">${esc(say(games.find(g => g.id === now)?.name) || now || '')}</span>`
    : `<label class="pick"><span class="sr">${esc(t('game'))}</span><select data-role="game">${games.map(g => `<option value="${esc(g.id)}"${g.id === now ? ' selected' : ''}>${esc(say(g.name))}</option>`).join('')}</select><svg viewBox="0 0 10 10" aria-hidden="true"><path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg></label>`;
  const nick = S.state ? rival(S) : '';
  const versus = S.state ? `<span class="versus"><b>${who('program')}${esc(t('program'))}</b><span>${esc(t('versus'))}</span><b class="rival">${who('opponent', nick)}<span>${esc(nick)}</span></b></span>` : '';
  return `<div class="gamebar">${pick}${versus}<span class="grow"></span>${tools}${reveal ? revealSwitch(shownOrNot(S)) : ''}</div>`;
}
const shownOrNot = S => Boolean(S.state && shown(S));

export function transport(S, extra = '') {
  const n = S.state.steps.length - 1, i = S.ply;
  return `<div class="transport">${round('first', !i, 'ends')}${round('prev', !i)}<div class="fill" data-rope="mini" role="slider" tabindex="0" aria-label="${esc(t('timeline'))}" aria-valuemin="0" aria-valuemax="${n}" aria-valuenow="${i}" aria-valuetext="${esc(stepText(S, i))}"></div>${round('next', i === n)}${round('last', i === n, 'ends')}<span class="count">${esc(t('moveOf', i, n))}</span>${extra}</div>`;
}

export const drawTransport = (S, root) => rope($('[data-rope=mini]', root), S.state.steps, S.ply, {mini: true, hidden: !shown(S), nick: rival(S)});

/** The line under a mark: what the position at a step is worth. */
export const worthKey = step => ({won: 'Won', lost: 'Lost', drawn: 'Drawn'})[step.worth] || 'Open';
export const worthMark = (step, cls) => step.worth === 'open' ? '' : mark(step.worth, cls);

/** How many moves keep the win, or the draw; nothing where there are no alternatives. */
export function keeping(step) {
  const a = step.alternatives;
  if (!a) return null;
  const all = (a.won || 0) + (a.drawn || 0) + (a.lost || 0), keep = step.worth === 'won' ? a.won : step.worth === 'drawn' ? a.drawn : 0;
  return {all, keep: keep || 0, moves: (a.moves || []).filter(m => m.worth === step.worth && step.worth !== 'lost')};
}

/** What the worth of a step means, in sentences (plain text). */
export function worthWords(step) {
  const k = keeping(step), out = [];
  if (step.value) out.push(t('valueIs', say(step.value)));
  if (step.worth === 'open') out.push(t('openText'));
  else if (k && k.all && step.side !== 'chance') {
    if (step.worth === 'won') out.push(k.keep === 1 && k.all > 1 ? t('keep1', k.all) : t('keepN', k.keep, k.all));
    else if (step.worth === 'drawn') out.push(t('keepDraw', k.keep, k.all));
    else out.push(t('allLose') + (step.side === 'program' ? ' ' + t('allLoseProgram') : ''));
  }
  if (typeof step.depth === 'number' && step.depth > 0) out.push(t('toTheEnd', step.depth));
  return out.join(' ');
}

/** The kind of a game's pictures, for draw(). */
export const kindOf = (S, step) => step.sketch?.kind || S.catalogue?.games.find(g => g.id === S.state.game)?.kind || 'text';

/* In one column a picture is as high as fingers need it, by the start so that it keeps its height during a game. */
function settleHeight(el, kind, sketch) {
  const high = matchMedia('(max-width:1000px)').matches && sketch ? wish(kind, sketch, {width: el.clientWidth, lang: language()}) : 0;
  el.style.height = high ? `${Math.max(200, Math.min(high, innerHeight * .54))}px` : '';
}

/** Draws the position of a step into an element; text where there is no picture. opt as in draw(), and fit: whether its height may change. */
export function picture(el, S, i, {fit = false, ...opt} = {}) {
  if (!el || !el.clientWidth) return;
  const steps = S.state.steps, step = steps[i], kind = kindOf(S, step), r = step.sketch ? draw(kind) : null;
  const label = say(step.position);
  el.classList.toggle('textual', !r);
  if (!r) {
    const lines = step.picture?.length ? `<pre>${esc(step.picture.join('\n'))}</pre>` : '';
    el.innerHTML = `<div class="postext" role="img" aria-label="${esc(label)}">${lines || `<p>${esc(label)}</p>`}</div>`;
    return;
  }
  if (fit) settleHeight(el, kind, steps[0].sketch);
  const all = {width: el.clientWidth, height: el.clientHeight, moves: [], values: null, small: false, lang: language(), start: steps[0].sketch, begins: S.state.begins, label, last: i ? {move: step.move, place: step.place} : null, say, ...opt};
  let svg;
  try { svg = r.svg(step.sketch, i ? steps[i - 1].sketch : null, all); } catch (e) { console.error(e); svg = ''; }
  el.innerHTML = svg.trimStart().startsWith('<svg') ? svg : `<svg viewBox="0 0 ${all.width} ${all.height}">${svg}</svg>`;
  const root = el.firstElementChild;
  if (!root.hasAttribute('aria-label')) { root.setAttribute('role', 'group'); root.setAttribute('aria-label', label); }
}

/** Words over the page for some seconds. */
export function toast(text, flagged = false) {
  $('.toast')?.remove();
  const box = document.createElement('div');
  box.className = 'toast';
  box.setAttribute('role', 'status');
  if (flagged) box.innerHTML = icon('flag');
  const words = document.createElement('span');
  words.textContent = text;
  box.append(words);
  document.body.append(box);
  setTimeout(() => box.remove(), flagged ? 3200 : 5200);
}

/* Views are drawn anew at every step, and a live region that is replaced is not read out: so there is one that stays. */
export function announce(text) {
  const live = $('#live');
  if (live && live.textContent !== text) live.textContent = text;
}

/** A dialog with content of ours; resolves with the value of the button that closes it, '' if it is cancelled. */
export function dialog(html) {
  const box = $('#dialog');
  box.innerHTML = html;
  box.returnValue = '';
  if (!box.open) box.showModal();
  return new Promise(done => box.addEventListener('close', () => done(box.returnValue), {once: true}));
}

export const confirmed = async (question, name = '') => await dialog(`<h2>${esc(question)}</h2>${name ? `<p class="askname">${esc(name)}</p>` : ''}<form method="dialog" class="ends"><button class="primary" value="yes">${esc(t('yes'))}</button><button class="ghost" value="">${esc(t('cancel'))}</button></form>`) === 'yes';
