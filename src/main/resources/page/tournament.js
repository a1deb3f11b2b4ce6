/* The page of a tournament: the board, the bots against each opponent, and the games that were not won. Data inside the page, no server. */
import {esc, who} from 'initiative/marks.js';
import {$, $$, revealSwitch, rival, shown} from 'initiative/parts.js';
import {seizedAt} from 'initiative/rope.js';
import {header, help, letter, settle, switchLanguage, switchTheme, writing} from 'initiative/shell.js';
import {tugDraw, tugMarkup} from 'initiative/tug.js';
import {board, rivals} from 'initiative/board-cup.js';
import {say, t} from 'initiative/words.js';

const data = JSON.parse($('#data').textContent);
const games = data.games || [];
const VIEWS = ['cup', 'rivals', 'games'];
const S = {view: 'cup', at: 0, ply: 0, show: true, state: games[0] || null, bot: '', catalogue: null};

const title = () => data.title ? t('cupTitle', say(data.name), data.title) : say(data.name);
const clamp = i => Math.max(0, Math.min(S.state ? S.state.steps.length - 1 : 0, i));
const turning = state => Math.max(0, seizedAt(state.steps));

/* #games/3/6 is half-move 6 of the third game. */
function fromAddress() {
  const [view, game, ply] = location.hash.slice(1).split('/');
  if (VIEWS.includes(view)) S.view = view;
  const at = Number(game) - 1;
  if (games[at]) { S.at = at; S.state = games[at]; S.ply = clamp(ply === undefined ? turning(S.state) : Number(ply) || 0); if (S.bot && S.bot !== S.state.title) S.bot = ''; }
}

let timer = 0;
function address() {
  clearTimeout(timer);
  timer = setTimeout(() => { try { history.replaceState(null, '', S.view === 'games' ? `#games/${S.at + 1}/${S.ply}` : `#${S.view}`); } catch (e) { /* some browsers forbid it for files */ } }, 150);
}

const listed = () => games.map((g, i) => S.bot && g.title !== S.bot ? '' : `<button data-at="${i}" aria-current="${i === S.at}"><b>${esc(g.title)}</b><small>${esc(t('versus'))} ${esc(g.opponent)}, ${esc(short(g.start))}</small><small>${esc(say(g.note))}</small></button>`).join('');
const short = start => start.length > 24 ? start.slice(0, 24) + '…' : start;

function replays() {
  if (!S.state) return `<div class="cuphead"><h1>${esc(title())}</h1></div><div class="card cup"><p class="cupnote">${esc(t('cupNoGames'))}</p></div>`;
  const names = [...new Set(games.map(g => g.title))], nick = rival(S);
  const pick = `<label class="pick"><span class="sr">${esc(t('bot'))}</span><select data-role="bot"><option value="">${esc(t('allBots'))}</option>${names.map(n => `<option${n === S.bot ? ' selected' : ''}>${esc(n)}</option>`).join('')}</select><svg viewBox="0 0 10 10" aria-hidden="true"><path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg></label>`;
  const bar = `<div class="gamebar">${pick}<span class="versus"><b>${who('program')}${esc(S.state.title)}</b><span>${esc(t('versus'))}</span><b class="rival">${who('opponent', nick)}<span>${esc(nick)}</span></b></span><span class="grow"></span>${revealSwitch(shown(S))}</div>`;
  const some = games.length < data.lostGames ? `<p class="cupnote">${esc(t('cupSome', games.length, data.lostGames))}</p>` : '';
  return `${bar}<div class="replaycols many"><div class="card gamelist" role="group" aria-label="${esc(t('games'))}">${listed()}${some}</div><div class="replaymain cupgame"><p class="replaynote">${esc(say(S.state.note))} <code>${esc(S.state.command || '')}</code></p>${tugMarkup(S)}</div></div>`;
}

function render() {
  const root = $('#cupview'), held = document.activeElement?.dataset, scroll = $('.gamelist')?.scrollTop || 0;
  const focus = held?.rope ? `[data-rope=${held.rope}]` : held?.act ? `[data-act=${held.act}]:not(:disabled)` : held?.at ? `[data-at="${held.at}"]` : held?.role ? `[data-role=${held.role}]` : null;
  document.title = title();
  header(VIEWS, S.view);
  root.className = `view ${S.view}view`;
  root.setAttribute('aria-labelledby', `tab-${S.view}`);
  root.innerHTML = S.view === 'games' ? replays() : S.view === 'rivals' ? rivals(data, title()) : board(data, title());
  if (S.view === 'games' && S.state) { tugDraw(S, root); $('.gamelist').scrollTop = scroll; }
  address();
  if (focus) $(focus, root)?.focus({preventScroll: true});
}

function go(view) { S.view = view; render(); }
function step(to) { if (!S.state) return; S.ply = clamp(to); render(); }
function choose(i) { S.at = i; S.state = games[i]; S.ply = turning(S.state); S.view = 'games'; render(); $('[aria-current=true]')?.scrollIntoView({block: 'nearest'}); }
function act(name) {
  const n = S.state ? S.state.steps.length - 1 : 0;
  ({reveal() { S.show = !S.show; render(); }, first: () => step(0), prev: () => step(S.ply - 1), next: () => step(S.ply + 1), last: () => step(n)})[name]?.();
}

document.addEventListener('click', e => {
  const b = e.target.closest('[data-act],[data-lang],[data-at],[data-view],[data-of],#theme,#help'), ply = e.target.closest('[data-ply]');
  if (!b) { if (ply) step(Number(ply.dataset.ply)); return; }
  if (b.dataset.view) go(b.dataset.view);
  else if (b.dataset.at) choose(Number(b.dataset.at));
  else if (b.dataset.of) { S.bot = b.dataset.of; choose(games.findIndex(g => g.title === S.bot)); }
  else if (b.dataset.lang) { switchLanguage(b.dataset.lang); render(); }
  else if (b.id === 'theme') { switchTheme(); render(); }
  else if (b.id === 'help') help(VIEWS.length);
  else act(b.dataset.act);
});
document.addEventListener('change', e => {
  if (e.target.dataset.role !== 'bot') return;
  S.bot = e.target.value;
  const first = games.findIndex(g => !S.bot || g.title === S.bot);
  choose(first < 0 ? S.at : first);
});
document.addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey || $('#dialog').open || writing(document.activeElement)) return;
  const tab = document.activeElement?.closest?.('[role=tab]'), turn = {ArrowLeft: -1, ArrowRight: 1}[e.key];
  if (tab && turn) { go(VIEWS[(VIEWS.indexOf(S.view) + turn + VIEWS.length) % VIEWS.length]); $(`#tab-${S.view}`).focus(); return e.preventDefault(); }
  const at = document.activeElement?.dataset?.at;
  if (S.view === 'games' && at && (e.key === 'ArrowUp' || e.key === 'ArrowDown')) { const all = $$('.gamelist [data-at]'), i = all.indexOf(document.activeElement); all[i + (e.key === 'ArrowDown' ? 1 : -1)]?.focus(); return e.preventDefault(); }
  const to = S.view === 'games' && S.state && {ArrowLeft: S.ply - 1, ArrowRight: S.ply + 1, Home: 0, End: S.state.steps.length - 1}[e.key];
  if (to || to === 0) { step(to); return e.preventDefault(); }
  if (VIEWS[e.key - 1]) return go(VIEWS[e.key - 1]);
  if (e.key === '?') return help(VIEWS.length);
  const k = letter(e);
  if (k === 'r') act('reveal'); else if (k === 'l') { switchLanguage(); render(); } else if (k === 't') { switchTheme(); render(); }
});
addEventListener('resize', () => requestAnimationFrame(render));
addEventListener('hashchange', () => { fromAddress(); render(); });

settle(render);
fromAddress();
render();
