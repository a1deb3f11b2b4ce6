/* The student's page: a nickname, then the class's task as a game of one's own. */
import {api, local, session} from 'initiative/api.js';
import {esc} from 'initiative/marks.js';
import {$, toast} from 'initiative/parts.js';
import {view as play} from 'initiative/play.js';
import {t} from 'initiative/words.js';

const token = () => session.get('token') || local.get('token');
const nick = () => session.get('nick') || local.get('nick') || '';

/* Two tabs of one browser are two students only if they say so: the nickname is kept for the tab first, then for the browser. */
function keep(answer) {
  for (const box of [session, local]) { box.set('token', answer ? answer.token : null); box.set('nick', answer ? answer.nick : null); }
}

/* Sent away by the teacher, or the server has started again: then only a nickname helps. */
function dismiss(S) {
  keep(null);
  S.studentGame = null;
  S.taskNumber = null;
  toast(t('kicked'));
  S.app.render();
}

async function start(S, anew = false) {
  if (!token() || S.joining) return;
  S.joining = true;
  try {
    const state = await api.play(token(), anew);
    S.taskNumber = S.class?.task?.number;
    S.app.fresh(state, true);
  } catch (e) {
    if (e.status === 401 || e.status === 403 || e.status === 404) { keep(null); toast(e.message || t('kicked')); S.app.render(); }
    else toast(e.message);
  } finally {
    S.joining = false;
  }
}

/** Called with every change of the class: a new task begins a new game, and values appear when the teacher shows them. */
export function classChanged(S, before) {
  if (S.view !== 'join' || !token()) return;
  if (S.class && !S.class.live.some(row => row.nick === nick())) return dismiss(S);
  const task = S.class?.task;
  if (!task) { if (S.studentGame) { S.studentGame = null; S.app.render(); } return; }
  if (!S.studentGame || S.taskNumber !== task.number) {
    if (S.studentGame) toast(t('newTask'));
    start(S);
  } else if (before && before.revealed !== S.class.revealed && S.state) {
    S.app.guard(async () => { const state = await api.game(S.state.id); S.show = Boolean(S.class.revealed); S.app.take(state, Math.min(S.ply, state.steps.length - 1)); });
  }
}

export const view = {
  needs: 'class',
  render(root, S) {
    root.classList.toggle('playing', Boolean(token() && S.studentGame));
    if (!token()) {
      root.innerHTML = `<form class="card joinform" data-form="join"><h1>${esc(t('joinHead'))}</h1><label for="nick">${esc(t('joinNick'))}</label><input id="nick" name="nick" maxlength="20" required autocomplete="nickname" autocapitalize="words" spellcheck="false" value="${esc(local.get('lastNick') || '')}"><p class="hint">${esc(t('joinHint'))}</p><button class="primary" data-act="join">${esc(t('joinGo'))}</button></form>`;
      return;
    }
    if (!S.studentGame || !S.state) {
      root.innerHTML = `<div class="card joinform"><h1>${esc(t('helloNick', nick()))}</h1><p role="status">${esc(S.class?.task ? t('loading') : t('waitTask'))}</p><button class="linkish" data-act="leave">${esc(t('leave'))}</button></div>`;
      if (S.class?.task) start(S);
      return;
    }
    play.render(root, S);
  },
  act(name, S, el) {
    if (name === 'join') {
      const wanted = $('#nick').value.trim();
      if (!wanted) { $('#nick').focus(); return true; }
      S.app.guard(async () => { keep(await api.join(wanted)); local.set('lastNick', wanted); S.app.listenAgain(); S.app.render(); });
      return true;
    }
    if (name === 'leave') { keep(null); S.studentGame = null; S.app.render(); return true; }
    if (name === 'again') { start(S, true); return true; }
    return S.studentGame ? play.act(name, S, el) : false;
  },
  click: (e, S) => S.studentGame ? play.click(e, S) : false,
  focus: (e, S) => S.studentGame && play.focus(e, S),
  key: (e, S) => S.studentGame ? play.key(e, S) : false,
};
