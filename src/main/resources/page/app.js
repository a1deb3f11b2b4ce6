/* The live page: what is shown, its address, its keys. Views draw themselves from S and ask S.app for changes. */
import {api, listen, session} from 'initiative/api.js';
import {view as board} from 'initiative/board.js';
import {view as home} from 'initiative/home.js';
import {classChanged, view as join} from 'initiative/join.js';
import {$, $$, toast} from 'initiative/parts.js';
import {newGame, rules, view as play} from 'initiative/play.js';
import {seizedAt} from 'initiative/rope.js';
import {header, help, letter, settle, switchLanguage, switchTheme, writing} from 'initiative/shell.js';
import {view as table} from 'initiative/table.js';
import {view as tug} from 'initiative/tug.js';
import {say, t} from 'initiative/words.js';
import {view as why} from 'initiative/why.js';

const VIEWS = {home, play, tug, why, table, class: board, join};
const S = {view: 'home', game: null, state: null, ply: 0, show: false, busy: false, chosen: null, catalogue: null, class: null, student: false, studentGame: null, typing: false, refused: ''};
/* So many games are tried until one has a moment in which the initiative is seized, not at once. */
const TRIES = 4;
const inGame = () => ['play', 'tug', 'why', 'join'].includes(S.view) && S.state;

/* ----- the address ----- */

/* The teacher's secret must not stay where a projector shows it. */
function takeSecret() {
  const query = new URLSearchParams(location.search);
  if (!query.has('secret')) return;
  session.set('secret', query.get('secret'));
  query.delete('secret');
  history.replaceState(null, '', location.pathname + (query.size ? `?${query}` : '') + location.hash);
}

function wanted() {
  if (S.view === 'home') return '#';
  if (S.view === 'class' || S.view === 'join') return `#${S.view}`;
  if (S.view === 'table') return `#table/${S.game}`;
  return S.state ? `#${S.view}/@${S.state.id}/${S.ply}` : `#${S.view}/${S.game}`;
}

/* Browsers slow a page down that writes its address at every step of a held key. */
let written = 0, writer = 0, turning = false;
function address() {
  clearTimeout(writer);
  const write = () => { written = Date.now(); if ((location.hash || '#') !== wanted()) history[turning ? 'pushState' : 'replaceState'](null, '', wanted()); turning = false; };
  const wait = written + 150 - Date.now();
  if (wait <= 0 || turning) write(); else writer = setTimeout(write, wait);
}

const decoded = text => { try { return decodeURIComponent(text); } catch (e) { return ''; } };

async function follow(hash = location.hash) {
  let [view, which, ply] = decoded(hash.slice(1)).split('/');
  if (!view) view = S.catalogue.class && !teacher() ? 'join' : 'home';
  if (view === 'game') { view = 'play'; which = '@' + which; }
  if (!VIEWS[view]) view = 'home';
  if (view === 'class' && !S.catalogue.class) view = 'home';
  await open(view, which, ply === undefined || ply === '' ? null : Number(ply));
}

const teacher = () => Boolean(session.get('secret')) || S.catalogue?.teacher;
const tabs = () => ['home', 'play', 'tug', 'why', 'table', ...(S.catalogue?.class ? [teacher() ? 'class' : 'join'] : [])];
const known = id => S.catalogue.games.some(g => g.id === id);

/* ----- opening ----- */

let opening = 0;
async function open(view, which = null, ply = null) {
  const turn = ++opening, needs = VIEWS[view].needs;
  if (which && which[0] !== '@' && known(which)) S.game = which;
  if (!S.game) S.game = session.get('game') && known(session.get('game')) ? session.get('game') : S.catalogue.games[0]?.id;
  if (S.view === 'join' && view !== 'join' || view === 'join') { if (view === 'join' && S.studentGame) { S.state = S.studentGame; S.ply = S.state.steps.length - 1; } }
  try {
    if (needs === 'game' || needs === 'course') {
      const state = await find(view, which);
      if (turn !== opening) return;
      if (state !== S.state) { enter(state); if (ply === null && view === 'tug' && state.mode === 'watch') ply = Math.max(0, state.steps.findIndex(s => s.moment === 'seized')); }
      S.ply = ply === null ? S.ply : clamp(ply);
    }
  } catch (e) {
    if (turn !== opening) return;
    toast(e.message);
    view = 'home';
  }
  S.view = view;
  S.student = view === 'join' || Boolean(S.studentGame && S.state && S.studentGame.id === S.state.id);
  session.set('game', S.game);
  render();
}

const clamp = ply => Math.max(0, Math.min(S.state.steps.length - 1, Math.round(ply) || 0));

/* The game of an address: by its id, or the last one of that name, or a new one. */
async function find(view, which) {
  if (which && which[0] === '@') {
    const id = which.slice(1);
    if (S.state?.id === id) return S.state;
    if (S.studentGame?.id === id) return S.studentGame;
    try { return await api.game(id); } catch (e) {
      /* The server has started again: the game is gone, its name may be known still. */
      const game = session.get('name.' + id);
      if (e.status !== 404 || !game) throw e;
      S.game = game;
    }
  }
  if (S.state && S.state.game === S.game) return S.state;
  const last = session.get('last.' + S.game);
  if (last) { try { return await api.game(last); } catch (e) { /* gone: a new one */ } }
  const game = S.catalogue.games.find(g => g.id === S.game), foes = game.opponents || [];
  /* A course of a game is worth looking at when there is one: then the program plays against somebody who errs. */
  const foe = view !== 'play' && foes.length ? (foes.find(o => o.name === 'random') || foes[0]).name : null;
  let best = null;
  for (let tries = 0; tries < (foe ? TRIES : 1); tries++) {
    const state = await api.create({game: S.game, start: game.start, begin: null, opponent: foe});
    if (!best || seizedAt(state.steps) > seizedAt(best.steps)) best = state;
    if (seizedAt(best.steps) > 2) break;
  }
  return best;
}

/* Makes a game the one that is shown. */
function enter(state) {
  S.state = state;
  S.game = state.game;
  S.ply = state.mode === 'watch' ? 0 : state.steps.length - 1;
  S.busy = false;
  S.typing = false;
  S.refused = '';
  S.show = state.mode === 'watch' || Boolean(state.over) || state.revealed && S.show || new URLSearchParams(location.search).has('reveal');
  session.set('last.' + state.game, state.id);
  session.set('name.' + state.id, state.game);
}

/* ----- what views ask for ----- */

const app = {
  render,
  /** A newer state of the game that is shown. */
  take(state, ply = state.steps.length - 1) {
    S.state = state;
    if (S.studentGame?.id === state.id) S.studentGame = state;
    S.ply = clamp(ply);
    S.refused = '';
    render();
  },
  /** A new game. */
  fresh(state, student = false) {
    enter(state);
    if (student) { S.studentGame = state; S.student = true; } else { S.student = false; if (S.view !== 'tug' || state.mode === 'play') S.view = state.mode === 'watch' ? 'tug' : 'play'; }
    render();
    $('#stage .hit')?.focus({preventScroll: true});
  },
  /** Says so if the initiative changed hands in these steps; only if values may be seen. */
  moments(from, to) {
    if (!S.show) return;
    for (let i = from; i <= to; i++) if (S.state.steps[i]?.moment === 'seized') toast(t('seized'), true);
  },
  /** The game has ended: now everything may be seen. */
  over() { if (S.state.over && S.state.steps.some(s => s.worth)) S.show = true; },
  async guard(work) { try { return await work(); } catch (e) { if (!(e.status >= 0)) console.error(e); toast(e.message); } },
  listenAgain,
};
S.app = app;

async function reveal() {
  if (!S.state) return;
  const there = S.state.steps.some(s => s.worth);
  if (S.student && !there) return;
  if (!there) { const state = await app.guard(() => api.reveal(S.state.id)); if (!state) return; S.show = true; app.take(state, S.ply); return; }
  S.show = !S.show;
  render();
}

async function copyLink() {
  const link = `${location.origin}${location.pathname}#tug/@${S.state.id}/${S.ply}`;
  try { await navigator.clipboard.writeText(link); toast(t('copied')); } catch (e) { toast(link); }
}

function step(to) {
  if (!S.state || S.busy) return;
  const was = S.ply;
  S.ply = clamp(to);
  if (S.ply === was) return;
  render();
  if (S.ply === was + 1) app.moments(S.ply, S.ply);
}

function act(name, el) {
  if (name === 'again' && S.view !== 'join' || name === 'newGame') return void newGame(S);
  if (VIEWS[S.view].act?.(name, S, el)) return;
  const n = S.state ? S.state.steps.length - 1 : 0;
  if (name === 'moment') return void open('tug', '@' + S.state.id, Number(el.dataset.at));
  ({reveal, copyLink, rules: () => rules(S), first: () => step(0), prev: () => step(S.ply - 1), next: () => step(S.ply + 1), last: () => step(n)})[name]?.();
}

function show(view) {
  if (view === S.view) return;
  const same = S.state?.game === S.game && ['play', 'tug', 'why'].includes(view);
  turning = true; /* so that the browser's way back leads to the view before */
  open(view, same ? '@' + S.state.id : S.game, same ? S.ply : null).then(() => $(`#tab-${S.view}`)?.focus({preventScroll: true}));
}

/* ----- drawing ----- */

/* Drawing anew loses the focus: it is given back to what has the same name. */
function held() {
  const el = document.activeElement;
  if (!el || el === document.body) return null;
  if (el.dataset?.rope) return `[data-rope=${el.dataset.rope}]`;
  if (el.dataset?.act) return `[data-act=${el.dataset.act}]:not(:disabled)`;
  if (el.closest?.('#stage')) return '#stage .hit[tabindex="0"]';
  if (el.dataset?.role) return `[data-role=${el.dataset.role}]`;
  if (el.id && el.closest?.('main')) return `#${CSS.escape(el.id)}`;
  return null;
}

function render() {
  const focus = held(), root = $('#' + S.view);
  document.title = S.view === 'home' ? t('title') : `${t(S.view)}: ${say(S.catalogue?.games.find(g => g.id === S.game)?.name) || ''} – Initiative`;
  header(tabs(), S.view);
  $$('.view').forEach(v => { v.hidden = v !== root; if (v.hidden) v.innerHTML = ''; });
  S.chosen = null;
  S.hit = null;
  VIEWS[S.view].render(root, S);
  address();
  if (focus) ($(focus, root) || (/data-act/.test(focus) ? $('[data-rope]', root) : null))?.focus({preventScroll: true});
}

/* ----- the class ----- */

let stop = null;
function listenAgain() {
  stop?.();
  stop = listen(c => {
    const before = S.class;
    S.class = c;
    if (S.view === 'class' && !$('#dialog').open) render();
    else if (S.view === 'join' && !S.studentGame && !writing(document.activeElement)) render();
    classChanged(S, before);
  }, on => document.documentElement.classList.toggle('lost-line', !on));
}

/* ----- events ----- */

document.addEventListener('click', e => {
  if (VIEWS[S.view].click?.(e, S)) return;
  const b = e.target.closest('[data-act],[data-view],[data-lang],#theme,#help');
  if (b) {
    if (b.closest('form[data-form]') && b.dataset.act) e.preventDefault();
    if (b.dataset.view) show(b.dataset.view);
    else if (b.dataset.lang) { switchLanguage(b.dataset.lang); render(); }
    else if (b.id === 'theme') { switchTheme(); render(); }
    else if (b.id === 'help') help(tabs().length);
    else act(b.dataset.act, b);
    return;
  }
  const ply = e.target.closest('[data-ply]');
  if (ply) step(Number(ply.dataset.ply));
});
document.addEventListener('submit', e => {
  const form = e.target.dataset.form;
  if (form === 'move') { e.preventDefault(); act('typed'); }
  if (form === 'join') { e.preventDefault(); act('join'); }
});
document.addEventListener('change', e => { if (e.target.dataset.role === 'game') open(S.view, e.target.value).then(() => $('[data-role=game]')?.focus()); });
document.addEventListener('focusin', e => VIEWS[S.view].focus?.(e, S));
document.addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey || $('#dialog').open) return;
  if (VIEWS[S.view].key?.(e, S)) return e.preventDefault();
  const el = document.activeElement, across = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1}[e.key], all = tabs();
  if (writing(el)) return;
  if (el.closest?.('[role=tab]') && across) { e.preventDefault(); return show(all[(all.indexOf(S.view) + across + all.length) % all.length]); }
  if (e.key >= '1' && e.key <= String(all.length)) { e.preventDefault(); return show(all[e.key - 1]); }
  if (e.key === '?') return help(all.length);
  if (S.view === 'home' && VIEWS.home.typed(e)) return;
  if (inGame()) {
    const to = {ArrowLeft: S.ply - 1, ArrowRight: S.ply + 1, Home: 0, End: S.state.steps.length - 1}[e.key];
    if (to !== undefined && !(e.key[0] !== 'A' && el.closest?.('.scroll'))) { e.preventDefault(); return step(to); }
  }
  if (S.view === 'home') return;
  const k = letter(e);
  if (k === 'r') act('reveal');
  else if (k === 'l') { switchLanguage(); render(); }
  else if (k === 't') { switchTheme(); render(); }
  else if (k === 'n' && inGame() && !S.student) { e.preventDefault(); newGame(S); }
  else if (k === 'u' && ['play', 'join'].includes(S.view)) act('undo');
});
let resized = 0;
addEventListener('resize', () => { cancelAnimationFrame(resized); resized = requestAnimationFrame(() => { if (S.catalogue && !writing(document.activeElement)) render(); }); });
/* What was asked for is in the event: the address itself may have been written over by a write that was still to come. */
addEventListener('hashchange', e => { clearTimeout(writer); const hash = new URL(e.newURL).hash || '#'; if (hash !== wanted()) follow(hash); });

async function begin() {
  takeSecret();
  settle(() => S.catalogue && render());
  header(tabs(), S.view);
  try {
    S.catalogue = await api.catalogue();
  } catch (e) {
    $('#home').textContent = e.message;
    setTimeout(begin, 3000);
    return;
  }
  if (S.catalogue.class) {
    listenAgain();
    try { S.class = await api.class(); } catch (e) { S.classError = e.message; }
  }
  await follow();
}
begin();
