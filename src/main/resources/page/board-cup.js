/* The board of a tournament: groups of bots that share a rank, with intervals; and the bots against each opponent. */
import {esc, mark} from 'initiative/marks.js';
import {say, t} from 'initiative/words.js';

const percent = share => Math.round(share * 100);

/* The interval as a band with its share in it, in parts of 100; behind it that of the group's first. */
function band(bot, lead) {
  const s = bot.seized, kind = bot.rank ? 'won' : 'drawn', ticks = [0, 50, 100].map(x => `<line x1="${x}" x2="${x}" y1="12" y2="28" class="axis"/>`).join('');
  const behind = lead ? `<rect x="${100 * lead.low}" y="0" width="${100 * (lead.high - lead.low)}" height="40" class="lead"/>` : '';
  return `<svg viewBox="-1.5 0 103 40" preserveAspectRatio="none" role="img" aria-label="${esc(t('cupBand', percent(s.share), percent(s.low), percent(s.high)))}">${behind}<line x1="0" x2="100" y1="20" y2="20" class="axis"/>${ticks}<line x1="${100 * s.low}" x2="${100 * s.high}" y1="20" y2="20" class="band ${kind}"/><line x1="${100 * s.share}" x2="${100 * s.share}" y1="10" y2="30" class="at ${kind}"/></svg>`;
}

/* Bots with the same rank are one group; those without are the last one. */
function groups(bots) {
  const all = [];
  for (const bot of bots) {
    const last = all[all.length - 1];
    if (last && last[0].rank === bot.rank) last.push(bot); else all.push([bot]);
  }
  return all;
}

const reasonOf = bot => bot.stopped ? `${say(bot.reason)} ${t('cupStopped', bot.games)}` : say(bot.reason);

function row(bot, first, lead, rows) {
  const rank = first ? `<td class="rank${rows > 8 ? ' tall' : ''}" rowspan="${rows}"><span>${esc(bot.rank || '–')}</span></td>` : '';
  const has = bot.games > 0, name = `<b>${esc(bot.bot)}</b> <small>${esc(bot.language)}</small>`;
  const cells = has ? `<td class="bar">${band(bot, lead)}</td><td class="n rate">${percent(bot.seized.share)}%</td><td class="n c-kept">${bot.kept.hits} / ${bot.kept.of} ${mark(bot.kept.hits === bot.kept.of ? 1 : -1)}<span class="sr">${esc(t(bot.kept.hits === bot.kept.of ? 'cupPassed' : 'cupFailed'))}</span></td>` : `<td class="bar"></td><td></td><td class="n c-kept">${esc(t('cupNotRun'))}</td>`;
  const why = bot.reason ? `<tr class="why"><td colspan="5">${esc(reasonOf(bot))}${bot.shown === undefined ? '' : ` · <button class="linkish" data-at="${bot.shown}">${esc(t('replay'))}</button>`}${bot.replay && bot.shown === undefined ? `<code>${esc(bot.replay)}</code>` : ''}</td></tr>` : '';
  return `<tr>${rank}<th scope="row" class="nick">${name}</th>${cells}<td class="n">${bot.faults}</td></tr>${why}`;
}

function body(group) {
  const lead = group[0].rank ? group[0].seized : null, rows = group.reduce((n, bot) => n + (bot.reason ? 2 : 1), 0);
  return `<tbody>${group.map((bot, i) => row(bot, i === 0, lead, rows)).join('')}</tbody>`;
}

function notes(data) {
  const all = [t('cupAim' + data.aim), t('cupSub')];
  if (data.own.of) all.push(t('cupOwn', percent(data.own.share)));
  data.copies.forEach(names => all.push(t('cupCopies', names.join(', '))));
  return `<div class="cupnotes">${all.map(n => `<p>${esc(n)}</p>`).join('')}</div>`;
}

export function board(data, title) {
  return `<div class="cuphead"><h1>${esc(title)}</h1><p>${esc(t('cupCount', data.bots.length, data.kept, data.seized))}</p></div><div class="card cup" tabindex="0"><table class="cuptab"><thead><tr><th>${esc(t('rank'))}</th><th>${esc(t('bot'))}</th><th colspan="2" class="c-seized"><span class="long">${esc(t('seizeCol'))}</span><span class="short">${esc(t('seizeShort'))}</span></th><th class="n c-kept">${esc(t('keptCol'))}</th><th class="n">${esc(t('faults'))}</th></tr></thead>${groups(data.bots).map(body).join('')}<tfoot><tr><td></td><td></td><td class="bar"><div class="axes"><span>0%</span><span>50%</span><span>100%</span></div></td><td colspan="3"></td></tr></tfoot></table>${notes(data)}</div>`;
}

/* A cell is the darker the larger the share, and has its numbers in any case. */
const cell = ([hits, of]) => of ? `<td style="--share:${percent(hits / of)}%">${hits}<span>/${of}</span></td>` : '<td class="none"></td>';

export function rivals(data, title) {
  const run = data.bots.filter(bot => bot.against && bot.games);
  const head = data.opponents.map(o => `<th scope="col" title="${esc(o.secret ? t('cupSecret') : say(o.say))}"><span>${esc(o.name)}${o.secret ? ' *' : ''}</span></th>`).join('');
  const secret = data.opponents.some(o => o.secret) ? `<p>* ${esc(t('cupSecret'))}</p>` : '';
  return `<div class="cuphead"><h1>${esc(title)}</h1><p>${esc(t('rivalsSub'))}</p></div><div class="card cup" tabindex="0"><table class="rivals"><thead><tr><th scope="col" class="nick">${esc(t('bot'))}</th>${head}</tr></thead><tbody>${run.map(bot => `<tr><th scope="row" class="nick">${data.games.some(g => g.title === bot.bot) ? `<button class="linkish" data-of="${esc(bot.bot)}">${esc(bot.bot)}</button>` : esc(bot.bot)}</th>${bot.against.map(cell).join('')}</tr>`).join('')}</tbody></table><div class="cupnotes"><p>${esc(t('cupAim' + data.aim))}</p>${secret}</div></div>`;
}
