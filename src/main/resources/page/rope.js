/*
 * The rope: the course of a game over its half-moves. Above the line the program wins, below it the
 * opponent; without values it lies flat, in ink. Where depths are known, the height says how near the end is.
 */
import {esc, markAt, rem, tiny, worthClass} from 'initiative/marks.js';
import {say, t} from 'initiative/words.js';

const SIGN = {won: 'M6.2 12.4l4 4.1L18 8', lost: 'M12 7.2a4.8 4.8 0 1 0 .01 0z', drawn: 'M7 9.8h10M7 14.4h10'};
const known = step => typeof step.program === 'number';
const deep = x => typeof x.depth === 'number';
const NARROW = 1.15;

/** Where the program got the win by the opponent's move; -1 if nowhere. */
export const seizedAt = steps => steps.findIndex(s => s.moment === 'seized');

/** Where the program, as somebody has written it, gave its win away; -1 if nowhere. */
export const lostAt = steps => steps.findIndex((s, i) => i && s.moment === 'slip' && s.by === 'program' && steps[i - 1].program > 0 && s.program < 0);

/** The legal moves that were not made at a step, by who wins then: 1 the program, -1 the opponent, 0 nobody. */
function missed(steps, i) {
  const from = steps[i - 1], all = from.alternatives;
  if (!all) return {counts: {}, moves: []};
  const sign = w => (w === 'won' ? 1 : w === 'lost' ? -1 : 0) * (from.side === 'program' ? 1 : -1);
  const moves = (all.moves || []).filter(a => a.move !== steps[i].move).map(a => ({...a, program: typeof a.program === 'number' ? a.program : sign(a.worth)}));
  const counts = {};
  for (const w of ['won', 'lost', 'drawn']) counts[sign(w)] = (counts[sign(w)] || 0) + (all[w] || 0);
  return {moves, counts, whole: (all.won || 0) + (all.lost || 0) + (all.drawn || 0) <= (all.moves || []).length};
}

/* All lengths and places in one object, since every part of the rope needs them. */
function measure(el, steps, ply, {mini, hidden}) {
  const W = el.clientWidth, H = el.clientHeight, u = rem(), n = steps.length - 1, phone = W < 600;
  const depths = !hidden && steps.some(deep);
  const L = mini ? .9 * u : 1.5 * u, R = mini ? .9 * u : (depths ? 2.1 : 1.5) * u;
  const top = mini ? 2 : (phone ? 3.9 : 2.2) * u, bot = mini ? H - 2 : H - 1.75 * u;
  /* Where the opponent can never win, the line lies low and the program gets the room. */
  const below = steps.some((s, i) => s.program < 0 || (s.alternatives?.moves || []).some(a => a.program < 0));
  const mid = depths && !mini && !below ? top + (bot - top) * .79 : (top + bot) / 2;
  const half = mid - top, dx = (W - L - R) / Math.max(n, 1);
  const most = depths ? Math.max(1, ...steps.map(s => s.depth || 0), ...(dx > NARROW * u ? steps.flatMap(s => (s.alternatives?.moves || []).map(a => a.depth || 0)) : [])) : 1;
  const level = (w, d) => w * half * (mini ? .58 : depths && typeof d === 'number' ? .22 + .7 * (1 - d / (most + 1)) : .66);
  const X = i => n ? L + dx * i : W / 2;
  const Y = i => hidden || !known(steps[i]) ? mid : mid - level(steps[i].program, steps[i].depth);
  return {W, H, u, n, phone, depths, L, R, top, bot, mid, half, dx, level, X, Y, ply, mini, hidden, width: mini ? .22 * u : .36 * u, id: mini ? 'm' : 'f'};
}

function alternatives(m, steps, seized) {
  const {u, dx, mid, half, X, ply, depths, level, width} = m;
  let s = '';
  for (let i = 1; i <= m.n; i++) {
    const {moves, counts, whole} = missed(steps, i);
    let o = '';
    if (!whole) {
      /* Too many to draw one mark each: bars, as long as the share of such moves. */
      const sum = Object.values(counts).reduce((a, b) => a + b, 0) || 1;
      for (const w of [1, -1, 0]) {
        if (!counts[w]) continue;
        const len = Math.max(.5 * u, Math.min(dx * .8, 3 * u) * counts[w] / sum), y = mid - w * .8 * u;
        o += `<g><title>${counts[w]}</title><line x1="${X(i) - len / 2}" x2="${X(i) + len / 2}" y1="${y}" y2="${y}" style="stroke:var(--${worthClass(w)}${w ? '-text' : ''})" stroke-width="${.2 * u}" stroke-linecap="round" stroke-opacity=".55"/>${tiny(X(i), y, .26 * u, w)}</g>`;
      }
      s += `<g${i > ply ? ' opacity=".38"' : ''}>${o}</g>`;
      continue;
    }
    const groups = new Map();
    for (const a of moves) { const key = depths ? a.program + '/' + a.depth : a.program; if (!groups.has(key)) groups.set(key, []); groups.get(key).push(a); }
    for (const list of groups.values()) {
      const w = list[0].program, room = half * .66 - width - .9 * u, by = depths && w !== 0 && deep(list[0]);
      let p = .56 * u, cols, rows;
      do {
        p -= .02 * u;
        cols = by ? list.length : Math.max(1, Math.min(6, Math.floor(dx * .56 / p)));
        rows = Math.ceil(list.length / cols);
      } while (by ? list.length * p > dx * .86 && p > .2 * u : rows * p > room && p > .26 * u);
      const miss = !depths && i === seized && w < 0;
      if (by && list.length > 6 || rows * p > room + p) {
        const len = Math.min(dx * .86, list.length * .3 * u), y = w ? mid - (by ? level(w, list[0].depth) : w * .8 * u) : mid + .42 * u;
        o += `<g><title>${list.length}</title><line x1="${X(i) - len / 2}" x2="${X(i) + len / 2}" y1="${y}" y2="${y}" style="stroke:var(--${worthClass(w)}${w ? '-text' : ''})" stroke-width="${.17 * u}" stroke-linecap="round" stroke-opacity=".55"/>${tiny(X(i), y - .02 * u, .26 * u, w)}</g>`;
        continue;
      }
      if (miss) {
        const bw = Math.min(cols, list.length) * p + .75 * u, bh = rows * p + .55 * u;
        o += `<rect x="${X(i) - bw / 2}" y="${mid + .1 * u}" width="${bw}" height="${bh}" rx="${Math.min(bh, bw) / 2.2}" style="fill:var(--sheet);stroke:var(--ink)" stroke-width="2.5" stroke-dasharray="5 4"/>`;
      }
      list.forEach((a, k) => {
        const r = Math.floor(k / cols), inRow = Math.min(cols, list.length - r * cols), x = X(i) + (k % cols - (inRow - 1) / 2) * p;
        const y = by ? mid - level(w, a.depth) : w ? mid - w * (.5 * u + r * p) : mid + (.42 * u + r * p);
        o += `<g><title>${esc(say(a.say) || a.move)}</title>${tiny(x, y + (miss ? .12 * u : 0), p * (miss && list.length === 1 ? .62 : .4), w)}</g>`;
      });
    }
    s += `<g${i > ply ? ' opacity=".38"' : ''}>${o}</g>`;
  }
  return s;
}

/* How long a bold text is in the font of the page. */
let canvas = null;
function long(text, size) {
  canvas ??= document.createElement('canvas').getContext('2d');
  canvas.font = `700 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text).width;
}

/* Where the cloth of the flag lies, and what is written on it. */
function cloth({u, W, X, phone}, at, down) {
  const x = (X(at - 1) + X(at)) / 2, word = phone ? t(down ? 'gaveShort' : 'seized') : t(down ? 'gaveAt' : 'seizedAt', at);
  const wide = long(word, 1.05 * u) + 1.5 * u, flip = x + wide > W - 4;
  return {word, wide, flip, fx: flip ? Math.max(4, x - wide) : x};
}

/* The pole and the flag over the moment when the initiative changes hands. */
function flag(m, at, down = false) {
  const {u, W, H, mid, bot, dx, X, phone} = m, x = (X(at - 1) + X(at)) / 2;
  if (m.mini) return `<line x1="${x}" x2="${x}" y1="2" y2="${H - 2}" style="stroke:var(--ink)" stroke-width="3"/><path d="M${x} 2h${.7 * u}l${-.2 * u} ${.24 * u}l${.2 * u} ${.24 * u}h${-.7 * u}z" style="fill:var(--ink)"/>`;
  const k = Math.max(.62 * u, Math.min(1.02 * u, dx * .3)), way = down ? -1 : 1, {word, wide, flip, fx} = cloth(m, at, down);
  const shape = flip ? `M${fx} ${.12 * u}h${wide}v${1.7 * u}h${-wide}l${.4 * u} ${-.85 * u}z` : `M${fx} ${.12 * u}h${wide}l${-.4 * u} ${.85 * u}l${.4 * u} ${.85 * u}h${-wide}z`;
  return `<line x1="${x}" x2="${x}" y1="${.2 * u}" y2="${bot}" style="stroke:var(--ink)" stroke-width="${.17 * u}"/><path d="${shape}" style="fill:var(--ink)"/>`
    + `<text x="${fx + (flip ? .75 : .55) * u}" y="${1.35 * u}" font-size="${1.05 * u}" font-weight="700" style="fill:var(--sheet)">${esc(word)}</text>`
    + `<circle cx="${x}" cy="${mid}" r="${k}" style="fill:var(--sheet);stroke:var(--ink)" stroke-width="${.17 * k}"/><path d="M${x} ${mid + way * .57 * k}V${mid - way * .3 * k}M${x - .45 * k} ${mid - way * .08 * k}L${x} ${mid - way * .55 * k}L${x + .45 * k} ${mid - way * .08 * k}" fill="none" style="stroke:var(--${down ? 'lost' : 'won'}-text)" stroke-width="${.24 * k}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/* A slip that gave away less than the win of the program's rival: a small pennant without words. */
function pennant(m, i) {
  const {u, X, Y} = m, x = (X(i - 1) + X(i)) / 2, y = Math.min(Y(i), Y(i - 1)), h = m.mini ? .6 * u : 1.7 * u;
  return `<path d="M${x} ${y + .3 * u}V${y - h}h${.35 * h}l${-.1 * h} ${.16 * h}l${.1 * h} ${.16 * h}h${-.35 * h}" style="fill:var(--ink);stroke:var(--ink)" stroke-width="${.08 * u}" stroke-linejoin="round"/>`;
}

function node(m, steps, i, seized) {
  const {u, dx, ply, mini, hidden, X, Y, top, H} = m, x = X(i), y = Y(i), here = i === ply, step = steps[i];
  const bare = hidden || !known(step), dense = dx < .5 * u;
  const title = i ? t('moveN', i) : t('start');
  const zone = `<rect x="${x - Math.max(dx, 2) / 2}" y="${mini ? 0 : top}" width="${Math.max(dx, 2)}" height="${mini ? H : H - top}" fill="transparent"/>`;
  let sign = '';
  /* Crowded: only the start, the end, the moment and where we are keep their sign. */
  if (!dense || here || i === 0 || i === m.n || i === seized) {
    const size = (mini ? .3 : .56) * u * (here ? 1.28 : 1), r = here ? Math.max(Math.min(dx * .42, size), Math.min(size, .42 * u)) : Math.max(Math.min(dx * .42, size), Math.min(size, .2 * u));
    const fill = bare ? (here ? 'ink' : 'ink3') : worthClass(step.program);
    const shape = i === 0 ? `<rect x="${x - r * .5}" y="${y - r}" width="${r}" height="${2 * r}" rx="${r * .4}"`
      : step.by === 'program' ? `<rect x="${x - r * .86}" y="${y - r * .86}" width="${r * 1.72}" height="${r * 1.72}" rx="${r * .32}"`
        : step.by === 'chance' ? `<circle cx="${x}" cy="${y}" r="${r * .9}"`
          : `<path d="M${x} ${y - r * 1.22}L${x + r * 1.22} ${y}L${x} ${y + r * 1.22}L${x - r * 1.22} ${y}z" stroke-linejoin="round"`;
    sign = `${shape} style="fill:var(--${fill});stroke:var(--${here ? 'ink' : 'sheet'})" stroke-width="${(here ? .14 : .08) * u}"/>`;
    if (!bare && i > 0 && r >= 6) sign += `<path transform="translate(${x - r * .82},${y - r * .82}) scale(${r * .0683})" d="${SIGN[worthClass(step.program)]}" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  return `<g class="node" data-ply="${i}"${i > ply ? ` opacity=".5"` : ''}><title>${esc(title)}</title>${zone}${sign}</g>`;
}

function labels(m, steps, nick, seized, down) {
  const {u, W, H, bot, phone, hidden, dx, X, ply} = m;
  let s = '';
  if (!hidden && steps.some(known)) {
    const right = seized > 0 && (X(seized - 1) + X(seized)) / 2 < 12 * u, x = right ? W - .8 * u : .8 * u;
    const word = (y, w, text, colour) => right
      ? `<text class="halo" x="${x}" y="${y}" text-anchor="end" font-size="${(phone ? .98 : 1.1) * u}" font-weight="700" style="fill:var(--${colour}-text)">${esc(text)}</text>`
      : markAt(x + .52 * u, y - .38 * u, .55 * u, w) + `<text class="halo" x="${x + 1.5 * u}" y="${y}" font-size="${1.1 * u}" font-weight="700" style="fill:var(--${colour}-text)">${esc(text)}</text>`;
    const flagged = seized > 0 ? cloth(m, seized, down) : null, half = long(t('programWins'), 1.1 * u) + 1.5 * u;
    const under = flagged && (right ? flagged.fx + flagged.wide > x - half : flagged.fx < x + half);
    s += word((phone || under ? 3.1 : 1.4) * u, 1, t('programWins'), 'won') + word(bot - .1 * u, -1, t('otherWins', nick), 'lost');
  }
  const every = [1, 2, 5, 10, 20, 50, 100].find(k => dx * k > (m.n > 99 ? 2.1 : 1.5) * u) || 100;
  for (let i = 0; i <= m.n; i++) {
    const here = i === ply;
    if (!here && (i % every || Math.abs(i - ply) * dx < 1.7 * u)) continue;
    if (here) s += `<rect x="${X(i) - .95 * u}" y="${H - 1.42 * u}" width="${1.9 * u}" height="${1.32 * u}" rx="${.66 * u}" style="fill:var(--ink)"/>`;
    s += `<text x="${X(i)}" y="${H - .42 * u}" text-anchor="middle" font-size="${u}" ${here ? 'font-weight="700" style="fill:var(--sheet)"' : 'class="t2"'}>${i}</text>`;
  }
  return s;
}

/** Draws the rope into an element that has a size. opt: {mini, hidden, nick}. */
export function rope(el, steps, ply, opt = {}) {
  if (!el || !el.clientWidth || !steps.length) return;
  const m = measure(el, steps, ply, opt), {W, H, u, n, X, Y, mid, id, width, mini, hidden} = m;
  const seized = hidden ? -1 : seizedAt(steps), lost = hidden || seized > 0 ? -1 : lostAt(steps);
  let d = `M${X(0)} ${Y(0)}`;
  for (let i = 1; i <= n; i++) { const c = (X(i - 1) + X(i)) / 2; d += Y(i) === Y(i - 1) ? `H${X(i)}` : `C${c} ${Y(i - 1)} ${c} ${Y(i)} ${X(i)} ${Y(i)}`; }
  const area = d + `L${X(n)} ${mid}L${X(0)} ${mid}Z`;
  let s = `<defs><clipPath id="${id}a"><rect x="0" y="-9" width="${W}" height="${mid + 9}"/></clipPath><clipPath id="${id}b"><rect x="0" y="${mid}" width="${W}" height="${H}"/></clipPath><clipPath id="${id}p"><rect x="-9" y="-9" width="${X(ply) + 9}" height="${H + 18}"/></clipPath><clipPath id="${id}q"><rect x="${X(ply)}" y="-9" width="${W}" height="${H + 18}"/></clipPath>`
    + `<pattern id="${id}h" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="9" style="fill:var(--lost-wash)"/><line x1="0" y1="0" x2="0" y2="9" style="stroke:var(--lost)" stroke-width="2" stroke-opacity=".35"/></pattern></defs>`;
  if (!mini) { const w = Math.max(.8 * u, Math.min(m.dx, 3 * u)); s += `<rect x="${X(ply) - w / 2}" y="${m.top - 4}" width="${w}" height="${H - m.top}" rx="8" style="fill:var(--ink)" fill-opacity=".07"/>`; }
  if (!hidden) s += `<g opacity="${mini ? .8 : 1}"><path d="${area}" clip-path="url(#${id}a)" style="fill:var(--won-wash)"/><path d="${area}" clip-path="url(#${id}b)" fill="url(#${id}h)"/></g>`;
  s += `<line x1="${mini ? X(0) : 0}" x2="${mini ? X(n) : W}" y1="${mid}" y2="${mid}" style="stroke:var(--ink)" stroke-width="${mini ? 1.5 : 2.5}"/>`;
  if (!mini && !hidden && m.dx >= NARROW * u) s += alternatives(m, steps, seized);
  const strand = (clip, colour) => `<path d="${d}"${clip ? ` clip-path="url(#${id}${clip})"` : ''} fill="none" style="stroke:var(--${colour})" stroke-width="${width}" stroke-linecap="round"/>`;
  /* On the line itself nobody wins: there the rope is neither colour. */
  const colours = strand('', 'drawn') + strand('a', 'won') + strand('b', 'lost');
  const level0 = steps.some(x => x.program === 0 || !known(x)) ? `<g style="stroke:var(--drawn)" stroke-width="${width}" stroke-linecap="round">${steps.map((x, i) => i && Y(i) === mid && Y(i - 1) === mid ? `<path d="M${X(i - 1)} ${mid}H${X(i)}"/>` : '').join('')}</g>` : '';
  const whole = hidden ? strand('', 'ink3') : colours + level0;
  const twist = `<path d="${d}" fill="none" style="stroke:var(--sheet)" stroke-width="${width * .8}" stroke-opacity=".38" stroke-dasharray="${width * .2} ${width * .75}"/>`;
  s += `<g clip-path="url(#${id}p)">${whole}${twist}</g><g clip-path="url(#${id}q)" opacity=".32">${whole}</g>`;
  if (!hidden) steps.forEach((x, i) => { if (i && i !== lost && (x.moment === 'slip' || x.moment === 'seized' && i !== seized)) s += pennant(m, i); });
  if (seized > 0) s += flag(m, seized);
  if (lost > 0) s += flag(m, lost, true);
  for (let i = 0; i <= n; i++) if (i !== ply) s += node(m, steps, i, seized);
  s += node(m, steps, ply, seized);
  if (!mini) s += labels(m, steps, opt.nick || '', Math.max(seized, lost), lost > 0);
  el.innerHTML = `<svg viewBox="0 0 ${W} ${H}" aria-hidden="true">${s}</svg>`;
}

/** A small rope for the class board, in ink since marks there are the student's: up, the program wins. */
export function spark(levels, slip) {
  if (!levels) return '<svg class="spark" viewBox="0 0 104 30" aria-hidden="true"><line x1="0" x2="104" y1="15" y2="15" style="stroke:var(--ink3)" stroke-width="2" stroke-dasharray="4 4"/></svg>';
  const n = levels.length - 1, w = Math.min(100 / 12, 98 / Math.max(n, 1));
  const y = i => levels[i] === 'l' ? 7 : levels[i] === 'w' ? 23 : 15, x = i => 2 + i * w;
  let d = `M${x(0)} ${y(0)}`;
  for (let i = 1; i <= n; i++) d += y(i) === y(i - 1) ? `H${x(i)}` : `C${x(i - .5)} ${y(i - 1)} ${x(i - .5)} ${y(i)} ${x(i)} ${y(i)}`;
  const at = slip && slip <= n ? x(slip - .5) : 0;
  return `<svg class="spark" viewBox="0 0 106 30" aria-hidden="true"><line x1="0" x2="104" y1="15" y2="15" style="stroke:var(--ink3)" stroke-width="1.5"/><path d="${d}" fill="none" style="stroke:var(--ink)" stroke-width="4" stroke-linecap="round"/><circle cx="${x(n)}" cy="${y(n)}" r="4.5" style="fill:var(--sheet);stroke:var(--ink)" stroke-width="3"/>${at ? `<path d="M${at} 29V1h${at > 15 ? -13 : 13}l${at > 15 ? 3.5 : -3.5} 4 ${at > 15 ? -3.5 : 3.5} 4h${at > 15 ? 13 : -13}" style="fill:var(--ink);stroke:var(--ink)" stroke-width="2"/>` : ''}</svg>`;
}
