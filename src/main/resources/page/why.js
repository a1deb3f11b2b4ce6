/* Why a position is won or lost: the explanation of the server, with the sum in binary columns or the picture beside it. */
import {api} from 'initiative/api.js';
import {esc, mark} from 'initiative/marks.js';
import {$, announce, drawTransport, gameBar, nameOf, picture, round, shown, transport, worthKey, worthMark} from 'initiative/parts.js';
import {valuesOf} from 'initiative/play.js';
import {low, say, t} from 'initiative/words.js';

const BITS = 9;
const NAMED = 3; // so many winning moves are said in words
const ACROSS = 9; // so many moves of a heap are shown in a row
const kept = new Map();

/* The worth of an explanation can be a number with a sign, as in games for points. */
const sign = w => w === 'won' || /^\+/.test(w) ? 1 : w === 'lost' || /^[-−]/.test(w) ? -1 : 0;
const worthOf = w => /^[+\-−]?\d/.test(String(w)) ? `${esc(w)}` : mark(sign(w));

/* Where the size of a heap is its value, the number beside it says so. */
const partName = p => { const name = say(p), end = `: ${p.value}`; const short = name.endsWith(end) ? name.slice(0, -end.length) : name; return short.length < 12 ? short.replaceAll(' ', '\u00a0') : short; };

/** The sum of a position: a row a part, a column a bit; odd columns are what a winning move mends. */
export function sumTable(block) {
  const parts = block.parts || [], most = Math.max(1, block.xor, ...parts.map(p => p.value));
  const bits = Math.max(3, most.toString(2).length), boxes = bits <= BITS;
  const target = parts.findIndex(p => block.xor && (p.options ? p.options.includes(Number(BigInt(p.value) ^ BigInt(block.xor))) && Number(BigInt(p.value) ^ BigInt(block.xor)) < p.value : Number(BigInt(p.value) ^ BigInt(block.xor)) < p.value));
  const cells = (n, cls) => boxes ? [...n.toString(2).padStart(bits, '0')].map(b => `<td class="${cls(b)}">${b}</td>`).join('') : `<td class="long">${n.toString(2).padStart(bits, '0')}</td>`;
  const rows = parts.map((p, i) => `<tr class="${i === target ? 'pickrow' : ''}"><th scope="row">${esc(partName(p))}</th><td class="dec">${p.value}</td>${cells(p.value, b => b === '1' ? 'one' : '')}${i === target ? `<td class="to">→ ${Number(BigInt(p.value) ^ BigInt(block.xor))}</td>` : ''}</tr>`).join('');
  const more = block.more ? `<tr><th scope="row" colspan="2">${esc(t('more', block.more))}</th></tr>` : '';
  const head = boxes ? `<thead><tr><th></th><th></th>${Array.from({length: bits}, (_, i) => `<th scope="col">${2 ** (bits - 1 - i)}</th>`).join('')}</tr></thead>` : '';
  return `<div class="bin" style="--rows:${parts.length + (block.more ? 1 : 0)};--bits:${boxes ? bits : 4}"><table>${head}<tbody>${rows}${more}<tr class="sum"><th scope="row">${esc(t('xor'))}</th><td class="dec">${block.xor}</td>${cells(block.xor, b => b === '1' ? 'odd' : 'zero')}</tr></tbody></table></div>`;
}

const more = n => n ? `<tr><td colspan="4" class="rest">${esc(t('more', n))}</td></tr>` : '';
const heads = (...keys) => `<thead><tr>${keys.map(k => `<th scope="col">${esc(t(k))}</th>`).join('')}</tr></thead>`;

function answers(b) {
  return `<table class="moves">${heads('mvMove', 'mvLeads', 'mvReply')}<tbody>${b.moves.map(m => `<tr><td><b>${esc(m.move)}</b></td><td>${esc(m.leads)} ${mark(sign(m.worth))}</td><td>${m.ended ? esc(t('end')) : esc(m.reply ?? '–')}</td></tr>`).join('')}${more(b.more)}</tbody></table>`;
}

function choices(b) {
  return `<table class="moves">${heads('mvMove', 'mvLeads', 'mvWorth')}<tbody>${b.moves.map(m => `<tr class="${m.best ? 'best' : ''}"><td><b>${esc(m.move)}</b></td><td>${esc(m.leads)}</td><td>${worthOf(m.outcome)}</td></tr>`).join('')}${more(b.more)}</tbody></table>`;
}

const percent = x => `${Math.round(x * 1000) / 10} %`;
function draws(b) {
  const number = x => typeof x === 'number' ? Math.round(x * 100) / 100 : x;
  return `<table class="moves">${heads('drawCol', 'odds', 'mine', 'theirs')}<tbody>${b.draws.map(d => `<tr><td><b>${esc(d.draw)}</b></td><td>${percent(d.odds)}</td><td>${esc(number(d.mine))}</td><td>${esc(number(d.theirs))}</td></tr>`).join('')}</tbody></table>`;
}

function block(b, drawn) {
  switch (b.kind) {
    /* The first sentence says what the heading says. */
    case 'words': return String(b.key).startsWith('head.won') || String(b.key).startsWith('head.lost') ? '' : `<p>${esc(say(b))}</p>`;
    case 'picture': return drawn ? '' : `<pre>${esc((b.lines || []).join('\n'))}</pre>`;
    case 'answers': return answers(b);
    case 'choices': return choices(b);
    case 'draws': return draws(b);
    case 'line': return `<p>${esc(t('bestLine'))} <b>${b.moves.map(esc).join(' · ')}</b>${b.more ? ' ' + esc(t('more', b.more)) : ''}</p>`;
    default: return b.en || b.uk ? `<p>${esc(say(b))}</p>` : '';
  }
}

/** The winning moves in words, as the buttons have them. */
function winning(step) {
  const all = step.worth === 'won' && step.alternatives?.moves.filter(m => m.worth === 'won');
  if (!all?.length || !say(all[0].say)) return '';
  const count = step.alternatives.won, rest = count - Math.min(count, NAMED);
  return `<p>${esc(t('winning'))} <b>${all.slice(0, NAMED).map(m => esc(low(say(m.say)))).join('; ')}</b>${rest ? ` ${esc(t('more', rest))}` : ''}.</p>`;
}

/** All moves from heaps with their marks: a row a heap, a column a number that is taken. */
function matrix(step) {
  const {sketch, alternatives} = step, rows = new Map();
  if (sketch?.kind !== 'heaps' || sketch.split || sketch.heaps.length < 2 || !alternatives?.moves.length) return '';
  for (const m of alternatives.moves) {
    if (m.place?.length !== 2 || m.place[1] < 0) return '';
    rows.set(m.place[0], [...(rows.get(m.place[0]) || []), {taken: sketch.heaps[m.place[0]] - m.place[1], worth: m.worth}]);
  }
  if ([...rows.values()].some(r => r.length > ACROSS) || rows.size > 5) return '';
  return `<table class="matrix"><tbody>${[...rows].map(([heap, list]) => `<tr><th scope="row">${esc(t('heapN', heap + 1))}</th>${list.map(m => `<td class="${esc(m.worth)}">${m.taken}${mark(sign(m.worth))}</td>`).join('')}</tr>`).join('')}</tbody></table>`
    + `<div class="legend"><span>${mark(1)}${esc(t('moveWins'))}</span><span>${mark(-1)}${esc(t('moveLoses'))}</span></div>`;
}

/* Said by the page itself, or shown: that the move before was right, which moves win, what the xor is. */
const ownWords = (key, wins, sum) => /^(last\.(kept|best)|line$)/.test(key) || wins && /^won\.(one|some|any|only)/.test(key) || sum && /^sum\./.test(key);

/** What the columns of the sum say. */
function sumWords(b) {
  const odd = [];
  for (let bit = 1; bit <= b.xor; bit *= 2) if (Math.floor(b.xor / bit) % 2) odd.unshift(bit);
  return `<p>${esc(b.xor ? t('sumOdd', odd.join(', ')) : t('sumEven'))}</p>`;
}

const depthsOf = step => step.alternatives?.moves.some(m => typeof m.depth === 'number') ? Object.fromEntries(step.alternatives.moves.filter(m => typeof m.depth === 'number').map(m => [m.move, m.depth])) : null;

function words(S, step, why) {
  const name = worthKey(step).toLowerCase();
  const head = `<h3 class="${esc(step.worth)}">${worthMark(step)}${esc(t(name + 'Here'))}</h3>`;
  const side = step.ended ? `<p>${esc(say(S.state.result) || t('overNoWhy'))}</p>` : `<p>${esc(t('forSideBig', nameOf(S, step.side)))}${step.value ? ' ' + esc(t('valueIs', say(step.value))) : ''}</p>`;
  if (why?.error) return head + side + (step.ended ? '' : `<p>${esc(why.error)}</p>`);
  if (!why) return head + side + `<p>${esc(t('loading'))}</p>`;
  const wins = winning(step), moves = matrix(step), sum = why.blocks.find(b => b.kind === 'sum'), far = step.sketch?.kind === 'board' && depthsOf(step), drawn = Boolean(step.sketch);
  const told = why.blocks.filter(b => b.kind !== 'sum' && !ownWords(String(b.key), wins, sum) && !((moves || far) && (b.kind === 'answers' || far && /^left\./.test(b.key))));
  const later = told.findIndex(b => /^(left|won)\./.test(b.key)), cut = later < 0 ? told.length : later;
  return head + side + (sum ? sumWords(sum) : far ? `<p>${esc(t(step.worth === 'lost' ? 'farLost' : 'farWon'))}</p>` : '') + told.slice(0, cut).map(b => block(b, drawn)).join('') + wins + told.slice(cut).map(b => block(b, drawn)).join('') + moves;
}

export const view = {
  needs: 'course',
  render(root, S) {
    const step = S.state.steps[S.ply], hidden = !shown(S) || !step.worth, key = `${S.state.id}/${S.ply}/${step.move}`, why = kept.get(key);
    const sum = !hidden && why?.blocks?.find(b => b.kind === 'sum' && b.parts?.length);
    const may = !S.student || S.state.revealed || S.state.over;
    const right = hidden ? `<div class="card worth covered"><p class="q">${esc(t(may ? 'coverQ' : 'coverStudent'))}</p>${may ? `<button class="ghost" data-act="reveal">${esc(t('reveal'))} <kbd>R</kbd></button>` : ''}</div>` : `<div class="card words2" tabindex="0">${words(S, step, why)}</div>`;
    root.innerHTML = gameBar(S, {tools: round('newGame'), reveal: may}) + `<div class="cols"><div class="paper" id="whybox">${sum ? sumTable(sum) : ''}</div>${right}</div>` + transport(S);
    const values = valuesOf(S, step);
    if (!sum) picture($('#whybox', root), S, S.ply, {moves: values ? step.alternatives.moves.filter(m => m.place) : [], values, depths: values ? depthsOf(step) : null});
    drawTransport(S, root);
    if (hidden) return;
    announce($('.words2', root).textContent);
    if (!kept.has(key)) {
      kept.set(key, null);
      if (step.ended) { kept.set(key, {error: t('overNoWhy')}); this.render(root, S); return; }
      api.why(S.state.id, S.ply).then(answer => kept.set(key, answer), e => kept.set(key, {error: e.message})).then(() => { if (S.view === 'why') S.app.render(); });
    }
  },
};
