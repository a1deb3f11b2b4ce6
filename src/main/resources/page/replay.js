/* The self-contained page: games as data inside the page, no server. */
import {esc, mark, who} from 'initiative/marks.js';
import {$, $$, nameOf, revealSwitch, rival, shown} from 'initiative/parts.js';
import {lostAt, seizedAt} from 'initiative/rope.js';
import {header, help, letter, settle, switchLanguage, switchTheme, writing} from 'initiative/shell.js';
import {tugDraw, tugMarkup} from 'initiative/tug.js';
import {cap, say, t} from 'initiative/words.js';

const data = JSON.parse($('#data').textContent);
const games = data.games || [];
const S = {view: 'replay', at: 0, ply: 0, show: true, state: null, catalogue: null};

const nameOfGame = g => say(g.name) || cap(String(g.game || ''));
const verdict = g => g.verdict ? say(g.verdict) : g.over === 'draw' ? t('drawGame') : g.over === 'program' ? t('wonGame', nameIn(g, 'program')) : g.over === 'opponent' ? t('wonGame', nameIn(g, 'opponent')) : say(g.result);
const nameIn = (g, side) => nameOf({...S, state: g}, side);

/* A moment of the page as its address: #2/6 is half-move 6 of the second game. */
function fromAddress() {
  const [game, ply] = location.hash.slice(1).split('/').map(Number);
  if (game >= 1 && game <= games.length) S.at = game - 1;
  S.state = games[S.at];
  if (!S.state) return;
  S.ply = clamp(Number.isFinite(ply) ? ply : momentOf(S.state.steps));
}

const momentOf = steps => Math.max(0, seizedAt(steps), seizedAt(steps) > 0 ? 0 : lostAt(steps));
const clamp = i => Math.max(0, Math.min(S.state.steps.length - 1, i));

let timer = 0;
function address() {
  clearTimeout(timer);
  timer = setTimeout(() => { try { history.replaceState(null, '', `#${S.at + 1}/${S.ply}`); } catch (e) { /* some browsers forbid it for files */ } }, 150);
}

/* A test of the judge or a game of a match, by its number if it has one. */
const heading = (g, i) => { const title = say(g.title) || String(i + 1); return /^\d+$/.test(title) ? t(/ judge /.test(g.command || '') ? 'testN' : 'gameN', title) : title; };
const shortStart = g => { const start = String(g.start || ''); return start.length > 22 ? start.slice(0, 22) + '…' : start; };

const listed = () => games.map((g, i) => `<button data-at="${i}" aria-current="${i === S.at}"><b>${esc(heading(g, i))}</b><span>${mark(g.accepted ?? g.over === 'program' ? 1 : -1)} ${esc(nameIn(g, 'opponent'))}, ${esc(shortStart(g))}</span><small>${esc(say(g.note) || verdict(g))}</small></button>`).join('');

function render() {
  const root = $('#replay'), held = document.activeElement, focus = held?.dataset?.rope ? `[data-rope=${held.dataset.rope}]` : held?.dataset?.act ? `[data-act=${held.dataset.act}]:not(:disabled)` : held?.dataset?.at ? `[data-at="${held.dataset.at}"]` : null;
  const scroll = $('.gamelist')?.scrollTop || 0, plain = say(data.title), title = !plain || plain === games[0]?.game ? nameOfGame(games[0] || {}) || t('replayTitle') : plain;
  header([], '');
  document.title = title;
  if (!S.state) { root.innerHTML = `<h1>${esc(title)}</h1><p>${esc(t('noGames'))}</p>`; return; }
  const nick = rival(S), many = games.length > 1;
  const bar = `<div class="gamebar">${nameOfGame(S.state) === title ? '' : `<span class="gamename">${esc(nameOfGame(S.state))}</span>`}<span class="versus"><b>${who('program')}${esc(t('program'))}</b><span>${esc(t('versus'))}</span><b class="rival">${who('opponent', nick)}<span>${esc(nick)}</span></b></span><span class="grow"></span>${revealSwitch(shown(S))}</div>`;
  const note = S.state.note && !many ? `<p class="replaynote">${esc(say(S.state.note))}</p>` : '';
  root.innerHTML = `<div class="replaytitle"><h1>${esc(title)}</h1><p>${data.generated ? esc(t('generated', data.generated)) : ''}</p>${note}</div><div class="replaycols${many ? ' many' : ''}">${many ? `<div class="card gamelist" role="group" aria-label="${esc(t('games'))}">${listed()}</div>` : ''}<div class="replaymain">${bar}${tugMarkup(S)}</div></div>`;
  tugDraw(S, root);
  if (many) $('.gamelist').scrollTop = scroll;
  address();
  if (focus) ($(focus, root) || $('#ropebox'))?.focus({preventScroll: true});
}

function step(to) { if (!S.state) return; S.ply = clamp(to); render(); }
function choose(i) { S.at = i; S.state = games[i]; S.ply = momentOf(S.state.steps); render(); }
function act(name) {
  const n = S.state ? S.state.steps.length - 1 : 0;
  ({reveal() { S.show = !S.show; render(); }, first: () => step(0), prev: () => step(S.ply - 1), next: () => step(S.ply + 1), last: () => step(n)})[name]?.();
}

document.addEventListener('click', e => {
  const b = e.target.closest('[data-act],[data-lang],[data-at],#theme,#help'), ply = e.target.closest('[data-ply]');
  if (!b) { if (ply) step(Number(ply.dataset.ply)); return; }
  if (b.dataset.at) choose(Number(b.dataset.at));
  else if (b.dataset.lang) { switchLanguage(b.dataset.lang); render(); }
  else if (b.id === 'theme') { switchTheme(); render(); }
  else if (b.id === 'help') help(0);
  else act(b.dataset.act);
});
document.addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey || $('#dialog').open || writing(document.activeElement)) return;
  const at = document.activeElement?.dataset?.at;
  if (at && (e.key === 'ArrowUp' || e.key === 'ArrowDown')) { const all = $$('[data-at]'), to = all[Number(at) + (e.key === 'ArrowDown' ? 1 : -1)]; to?.focus(); return e.preventDefault(); }
  const to = S.state && {ArrowLeft: S.ply - 1, ArrowRight: S.ply + 1, Home: 0, End: S.state.steps.length - 1}[e.key];
  if (to !== undefined && to !== null) { step(to); return e.preventDefault(); }
  if (e.key === '?') return help(0);
  const k = letter(e);
  if (k === 'r') act('reveal'); else if (k === 'l') { switchLanguage(); render(); } else if (k === 't') { switchTheme(); render(); }
});
addEventListener('resize', () => requestAnimationFrame(render));
addEventListener('hashchange', () => { const was = `${S.at}/${S.ply}`; fromAddress(); if (`${S.at}/${S.ply}` !== was) render(); });

settle(render);
fromAddress();
render();
