/* The class board for the projector: where to go, who plays and who holds the initiative, and the scores. */
import {api, session} from 'initiative/api.js';
import {esc, mark} from 'initiative/marks.js';
import {$, $$, confirmed, dialog, revealSwitch} from 'initiative/parts.js';
import {readStart, startFields} from 'initiative/play.js';
import {spark} from 'initiative/rope.js';
import {say, t} from 'initiative/words.js';

const teacher = S => Boolean(session.get('secret')) || S.catalogue?.teacher;
const FRESH = 5000; // so long a row that has changed stands out, also if nothing else happens
let fading = 0;
const SIGNS = {holds: 1, won: 1, seized: 1, gave: -1, never: -1, lost: -1, draw: 0};

export function qr(code) {
  if (!code || !code.rows) return '';
  const n = code.size || code.rows.length;
  let d = '';
  code.rows.forEach((row, y) => { for (let x = 0; x < n; x++) if (row[x] === '1') { let w = 1; while (row[x + w] === '1') w++; d += `M${x} ${y}h${w}v1h-${w}z`; x += w - 1; } });
  return `<svg class="qr" viewBox="-4 -4 ${n + 8} ${n + 8}" shape-rendering="crispEdges" role="img" aria-label="${esc(t('qr'))}"><rect x="-4" y="-4" width="${n + 8}" height="${n + 8}" fill="#fff"/><path d="${d}" fill="#12202D"/></svg>`;
}

const gameName = (S, id) => say(S.catalogue?.games.find(g => g.id === id)?.name) || id;

function stateCell(row) {
  if (row.state === 'hidden' || !(row.state in SIGNS)) return `<span class="state hid">${esc(t('s_hidden'))}</span>`;
  const w = SIGNS[row.state];
  return `<span class="state ${w > 0 ? 'won' : w < 0 ? 'lost' : 'drawn'}">${mark(w)}${esc(t('s_' + row.state, row.slip ?? ''))}</span>`;
}

function liveRow(S, row) {
  const nick = teacher(S) ? `<button class="linkish kick" data-act="kick" data-nick="${esc(row.nick)}" title="${esc(t('kick', row.nick))}">${esc(row.nick)}</button>` : esc(row.nick);
  return `<tr class="${row.fresh ? 'fresh' : ''}${row.online === false ? ' away' : ''}"><td class="nick">${nick}</td><td class="c-game">${esc(gameName(S, row.game))}</td><td class="c-spark">${spark(row.levels, row.slip)}</td><td class="c-state">${stateCell(row)}</td><td class="n c-n">${esc(row.plies)}</td></tr>`;
}

function address(text) {
  const [, scheme, rest] = /^(https?:\/\/)?(.*?)\/?$/.exec(text || location.origin);
  return `<div class="addr${rest.length > 24 ? ' lengthy' : ''}">${scheme ? `<small>${esc(scheme)}</small>` : ''}${esc(rest)}</div>`;
}

function taskWords(S, c) {
  if (!c.task) return t('noTask');
  const name = gameName(S, c.task.game), word = {won: 'startWon', lost: 'startLost', any: 'startAny'}[c.task.start], start = word ? t(word) : c.task.start;
  return t('taskNow', c.task.number, `${name}${start ? `, ${start}` : ''}`);
}

async function setTask(S) {
  const now = S.class?.task, chosen = S.catalogue.games.find(g => g.id === (S.taskGame || now?.game || S.game)) || S.catalogue.games[0];
  const closed = dialog(`<h2>${esc(t('setTask'))}</h2><form method="dialog" class="ask" id="task"><div class="field"><label for="taskgame">${esc(t('game'))}</label><select id="taskgame" name="game">${S.catalogue.games.map(g => `<option value="${esc(g.id)}"${g === chosen ? ' selected' : ''}>${esc(say(g.name))}</option>`).join('')}</select></div><div id="startfields"></div><div class="ends"><button class="primary" value="go">${esc(t('setIt'))}</button><button class="ghost" value="">${esc(t('cancel'))}</button></div></form>`);
  const form = $('#task');
  const fill = () => {
    const game = S.catalogue.games.find(g => g.id === form.elements.game.value);
    $('#startfields').innerHTML = startFields(game, {me: 'beginsStudent', own: now?.game === game.id && !['won', 'lost', 'any'].includes(now.start) ? now.start : game.start});
    form.elements.own.addEventListener('input', () => { form.elements.start.value = 'own'; });
  };
  fill();
  form.elements.game.addEventListener('change', fill);
  if (await closed !== 'go') return;
  const what = {game: form.elements.game.value, ...readStart(form)};
  await S.app.guard(() => api.task(what));
}

export const view = {
  needs: 'class',
  render(root, S) {
    const c = S.class;
    if (!c) { root.innerHTML = `<p class="note">${esc(S.classError || t('loading'))}</p>`; return; }
    const control = teacher(S), live = c.live || [], scores = c.scores || [];
    const buttons = control ? `<button class="ghost" data-act="task">${esc(t('setTask'))}</button><button class="ghost" data-act="reset">${esc(t('reset'))}</button>` : '';
    const focused = document.activeElement?.dataset?.act, nick = document.activeElement?.dataset?.nick, top = $('.scroll', root)?.scrollTop || 0;
    root.innerHTML = `<div class="card join"><div><p>${esc(t('joinBig'))}</p>${address(c.address)}<p class="tasknow"><span class="tasktext">${esc(taskWords(S, c))}</span>${buttons}</p></div>${qr(c.qr)}</div>`
      + `<div class="two"><section class="card panel"><h2>${esc(t('live'))} <span class="num">${live.length}</span><span class="grow"></span>${control ? revealSwitch(Boolean(c.revealed)) : ''}</h2>`
      + (live.length ? `<div class="scroll" tabindex="0"><table class="list"><thead><tr><th>${esc(t('nick'))}</th><th class="c-game">${esc(t('game'))}</th><th class="c-spark">${esc(t('course'))}</th><th>${esc(t('initiative'))}</th><th class="n c-n">${esc(t('moves'))}</th></tr></thead><tbody>${live.map(r => liveRow(S, r)).join('')}</tbody></table></div>` : `<p class="note">${esc(t('noLive'))}</p>`)
      + `</section><section class="card panel scores"><h2>${esc(t('scores'))}</h2><div class="scroll" tabindex="0"><table class="list"><thead><tr><th class="n">№</th><th>${esc(t('nick'))}</th><th class="n">${esc(t('wonOf'))}</th></tr></thead><tbody>${scores.map((r, i) => `<tr><td class="n">${i + 1}</td><td class="nick">${esc(r.nick)}</td><td class="n"><b>${esc(r.won)}</b> / ${esc(r.games)}</td></tr>`).join('')}</tbody></table></div></section></div>`;
    clearTimeout(fading);
    fading = setTimeout(() => $$('tr.fresh', root).forEach(row => row.classList.remove('fresh')), FRESH);
    if ($('.scroll', root)) $('.scroll', root).scrollTop = top;
    if (focused) $(`[data-act="${focused}"]${nick ? `[data-nick="${CSS.escape(nick)}"]` : ''}`, root)?.focus({preventScroll: true});
  },
  act(name, S, el) {
    if (name === 'reveal') { if (teacher(S)) S.app.guard(() => api.revealClass(!S.class?.revealed)); return true; }
    if (name === 'task') { setTask(S); return true; }
    if (name === 'reset') { confirmed(t('resetSure')).then(ok => ok && S.app.guard(() => api.reset())); return true; }
    if (name === 'kick') { const nick = el.dataset.nick; confirmed(t('kickSure'), nick).then(ok => ok && S.app.guard(() => api.kick(nick))); return true; }
    return false;
  },
};
