/* The server: requests as JSON, and its events. */
import {say, t} from 'initiative/words.js';

/* Storage may be forbidden (private windows, files): then things are kept for as long as the page is open. */
function box(kind) {
  const spare = new Map();
  let real = null;
  try { real = window[kind]; real.getItem('x'); } catch (e) { real = null; }
  return {
    get(key) { try { return real ? real.getItem('initiative.' + key) : spare.get(key) ?? null; } catch (e) { return null; } },
    set(key, value) {
      try {
        if (!real) value === null ? spare.delete(key) : spare.set(key, value);
        else if (value === null) real.removeItem('initiative.' + key);
        else real.setItem('initiative.' + key, value);
      } catch (e) { spare.set(key, value); }
    },
  };
}
export const session = box('sessionStorage');
export const local = box('localStorage');

/** What went wrong, in the words of the server where it has some. */
export class Failure extends Error {
  constructor(status, words) {
    super(say(words));
    this.status = status;
    this.words = words;
  }
}

async function request(path, body) {
  const headers = {};
  const secret = session.get('secret');
  const token = session.get('token') || local.get('token');
  if (secret) headers['X-Secret'] = secret;
  if (token) headers['X-Token'] = token;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response;
  try {
    response = await fetch(path, {method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? undefined : JSON.stringify(body), cache: 'no-store'});
  } catch (e) {
    throw new Failure(0, t('offline'));
  }
  let answer = null;
  try { answer = await response.json(); } catch (e) { /* an error without a body */ }
  if (!response.ok || answer === null) throw new Failure(response.status, answer?.error ?? `${response.status} ${response.statusText || t('offline')}`);
  return answer;
}

const id = x => encodeURIComponent(x);
export const api = {
  catalogue: () => request('/api/catalogue'),
  create: what => request('/api/games', what),
  game: g => request(`/api/games/${id(g)}`),
  move: (g, ply, move) => request(`/api/games/${id(g)}/move`, {ply, move}),
  undo: (g, ply) => request(`/api/games/${id(g)}/undo`, {ply}),
  reveal: g => request(`/api/games/${id(g)}/reveal`, {}),
  why: (g, ply) => request(`/api/games/${id(g)}/why?ply=${ply}`),
  table: (game, lang, start) => request(`/api/table?game=${id(game)}&lang=${lang}${start ? `&start=${id(start)}` : ''}`),
  rules: game => request(`/api/rules?game=${id(game)}`),
  class: () => request('/api/class'),
  join: nick => request('/api/class/join', {nick}),
  play: (token, anew) => request('/api/class/play', {token, anew}),
  task: what => request('/api/class/task', what),
  revealClass: on => request('/api/class/reveal', {on}),
  reset: () => request('/api/class/reset', {}),
  kick: nick => request('/api/class/kick', {nick}),
};

/**
 * Listens to the class. The browser reconnects by itself after a broken line, but not after an
 * answer that is no stream (a server that starts again), so that a closed source is opened anew.
 */
export function listen(onClass, onLine) {
  let source = null;
  let timer = 0;
  let wait = 1000;
  let closed = false;
  const open = () => {
    if (closed) return;
    const token = session.get('token') || local.get('token');
    source = new EventSource('/api/events' + (token ? `?token=${id(token)}` : ''));
    source.addEventListener('class', e => { wait = 1000; onLine?.(true); onClass(JSON.parse(e.data)); });
    source.addEventListener('open', () => { wait = 1000; onLine?.(true); });
    source.addEventListener('error', () => {
      onLine?.(false);
      if (source.readyState !== 2 || closed) return;
      clearTimeout(timer);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, 15000);
    });
  };
  open();
  return () => { closed = true; clearTimeout(timer); source?.close(); };
}
