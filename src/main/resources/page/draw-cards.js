// Cards in a row, taken from its ends. A card is pointed at to take it and all to that end.
import {rect, text, wide, num, spots, marked, hit, zone, rings, pick, frame, show, line} from 'initiative/draw-kit.js';
import {word} from 'initiative/draw-words.js';

const FINGER = 36;

/** Powers of two with many digits are read better by their exponent. */
const power = v => { const n = Number(v), e = Math.log2(n); return n > 9999 && Number.isInteger(e) ? e : null; };

function value(x, y, v, size, ink, weight) {
  const e = power(v);
  if (e === null) return text(x, y, num(v), {size, ink, weight});
  return `<text x="${x}" y="${y + size * .42}" text-anchor="middle" font-size="${size}" font-weight="${weight}" style="fill:var(--${ink})">2<tspan dy="${-size * .4}" font-size="${size * .8}">${e}</tspan></text>`;
}

const width = (v, size) => power(v) === null ? wide(num(v), size) : size * 1.75;

/** The cards that went with the last move, and whether from the left. */
function gone(s, previous, opt) {
  if (!previous?.values || previous.values.length <= s.values.length) return {cards: [], left: false};
  const lost = previous.values.length - s.values.length, place = opt.last?.place?.map(Number);
  const left = place ? place[0] === 0 && (place[1] < previous.values.length - 1 || s.ends === 'left') : s.ends === 'left';
  const cut = list => list === undefined ? undefined : left ? list.slice(0, lost) : list.slice(-lost);
  const values = cut(previous.values), second = cut(previous.values2);
  return {left, cards: values.map((v, k) => ({v, w: second?.[k], gone: true}))};
}

/** The cards and, if there are too many of them, only those near the ends that matter. */
function sequence(s, previous, opt, fits) {
  const n = s.values.length, all = s.values.map((v, i) => ({v, w: s.values2?.[i], i})), was = gone(s, previous, opt), room = Math.max(2, fits - was.cards.length);
  const near = (side, count) => side === 'left' ? all.slice(0, count) : all.slice(n - count);
  let cards = all;
  if (n > room) {
    const keep = Math.max(1, room - 1);
    if (s.ends === 'both') { const half = Math.floor(keep / 2); cards = [...near('left', keep - half), {more: n - keep}, ...(half ? near('right', half) : [])]; }
    else if (s.ends === 'left') cards = [...near('left', keep), {more: n - keep}];
    else cards = [{more: n - keep}, ...near('right', keep)];
  }
  return was.left ? [...was.cards, ...cards] : [...cards, ...was.cards];
}

/** Few cards are large, so that the numbers are seen from the back row. */
function fitting(s, previous, opt) {
  const all = previous?.values?.length > s.values.length ? previous : s, texts = [...all.values, ...(all.values2 ?? [])];
  const fits = size => all.values.length * (Math.max(...texts.map(v => width(v, size))) + size) <= opt.width - opt.u;
  return opt.u * ([2, 1.6, 1.4].find(k => fits(k * opt.u)) ?? 1.2);
}

function layout(s, previous, opt) {
  const {width: W, height: H, u, small, phone} = opt, size = small ? Math.min(u, H * .2) : fitting(s, previous, opt), pad = small ? 4 : phone ? 6 : .7 * u, two = s.values2 ? 2 : 1;
  const sums = s.mine !== undefined && !small, foot = sums ? 1.7 * u : pad, gap = small ? 3 : phone ? 5 : .3 * u;
  const longest = Math.max(small ? 0 : FINGER, ...[...s.values, ...(s.values2 ?? []), ...(previous?.values ?? [])].map(v => width(v, size) + (small ? 10 : .7 * u)));
  const tall = Math.max(small ? size * 1.7 : 44, size * (two === 2 ? 3.1 : 2)), markR = opt.values && !small ? .5 * u : 0, rowGap = (small ? 4 : .6 * u) + (markR ? 2 * markR : 0);
  const per = Math.max(2, Math.floor((W - 2 * pad + gap) / (longest + gap))), rowsFit = Math.max(1, Math.floor((H - pad - foot + rowGap * .5) / (tall + rowGap)));
  const cards = sequence(s, previous, opt, per * (small ? Math.min(2, rowsFit) : rowsFit)), count = Math.max(1, cards.length);
  const rows = Math.ceil(count / per), inRow = Math.ceil(count / rows), w = Math.min((W - 2 * pad - (inRow - 1) * gap) / inRow, Math.max(longest, 2.8 * size));
  const h = Math.min(Math.max(tall, w * 1.3), (H - pad - foot - rows * rowGap) / rows);
  const x0 = (W - inRow * w - (inRow - 1) * gap) / 2, y0 = pad + Math.max(0, (H - pad - foot - rows * (h + rowGap) + (markR ? 0 : rowGap)) / 2);
  const at = k => [x0 + (k % inRow) * (w + gap), y0 + Math.floor(k / inRow) * (h + rowGap)];
  return {cards, w, h, gap, inRow, at, size, markR, sums, foot};
}

function card(item, x, y, L, s, opt, k) {
  const {w, h} = L, {u, small} = opt, ink = item.gone ? 'ink3' : 'ink', mx = x + w / 2;
  if (item.more !== undefined) {
    const label = small ? '…' : word(opt, 'more', num(item.more));
    return rect(x + 6, y + 5, w - 12, h - 10, {r: 6, fill: 'cover2', stroke: 'line', width: 1.5}) + rect(x + 3, y + 2.5, w - 6, h - 5, {r: 6, stroke: 'line', width: 1.5})
      + (small || wide(label, u) < w - 12 ? text(mx, y + h / 2, label, {size: small ? L.size : u, ink: 'ink2'}) : label.split(' ').map((part, q) => text(mx, y + h / 2 + (q - .5) * 1.1 * u, part, {size: u, ink: 'ink2'})).join(''));
  }
  const body = item.gone ? rect(x + 1.5, y + 1.5, w - 3, h - 3, {r: 7, stroke: 'ink3', width: 2, dash: '5 5'}) : rect(x + 1.5, y + 1.5, w - 3, h - 3, {r: 7, fill: 'sheet', stroke: 'ink', width: small ? 1.4 : 2.5});
  const dashed = item.gone ? '' : pick(item.i, rect(x + 1.5, y + 1.5, w - 3, h - 3, {r: 7, fill: 'sheet', stroke: 'ink', width: 2.5, dash: '7 5'}));
  if (item.w === undefined) return body + dashed + value(mx, y + h / 2, item.v, L.size, ink, item.gone ? 400 : 700);
  const which = s.which === undefined ? -1 : Number(s.which), half = (v, q) => {
    const counts = which < 0 || which === q, my = y + h * (q ? .74 : .26);
    return (counts && which >= 0 && !item.gone && !small ? rect(x + 6, my - h * .2, w - 12, h * .4, {r: 5, fill: 'cover'}) : '') + value(mx, my, v, L.size, item.gone ? 'ink3' : counts ? 'ink' : 'ink2', counts && !item.gone ? 700 : 400);
  };
  return body + dashed + half(item.v, 0) + half(item.w, 1) + line(x + 6, y + h / 2, x + w - 6, y + h / 2, {stroke: item.gone ? 'ink3' : 'ink', width: 1.5});
}

/** The boxes round shown cards a..b, one a row. */
function boxes(L, a, b) {
  const list = [];
  for (let k = a; k <= b;) {
    const end = Math.min(b, k + L.inRow - 1 - k % L.inRow), [x, y] = L.at(k), [x2] = L.at(end);
    list.push([x - 3, y - 3, x2 + L.w - x + 6, L.h + 6, 9]);
    k = end + 1;
  }
  return list;
}

export function svg(s, previous, opt) {
  const L = layout(s, previous, opt), {u, width: W, height: H} = opt, n = s.values.length;
  const at = spots(opt, ([first, last]) => last === n - 1 && s.ends !== 'left' ? first : last), indexOf = i => L.cards.findIndex(c => c.i === i);
  let out = '';
  L.cards.forEach((item, k) => {
    const [x, y] = L.at(k), inner = card(item, x, y, L, s, opt, k), ids = item.i === undefined ? undefined : at.get(item.i);
    if (!ids) { out += inner; return; }
    const [first, last] = opt.moves[ids[0]].place.map(Number), a = indexOf(first), b = indexOf(last);
    out += hit(ids, opt, inner + marked(ids, opt, x + L.w / 2, y + L.h + L.markR + 4, L.markR) + zone(x - L.gap / 2, y, L.w + L.gap, L.h + 2 * L.markR) + rings(boxes(L, a < 0 ? k : a, b < 0 ? k : b)), x + L.w / 2, y + L.h / 2);
  });
  if (L.sums) {
    const y = H - L.foot / 2 - .1 * u;
    out += text(.6 * u, y, word(opt, 'mine', num(s.mine)), {size: u, anchor: 'start', weight: 650}) + text(W - .6 * u, y, word(opt, 'yours', num(s.yours)), {size: u, anchor: 'end', ink: 'ink2'});
  }
  return frame(opt, out);
}

export function preview(root, s, move) {
  const keys = [];
  if (move?.place) for (let i = Number(move.place[0]); i <= Number(move.place[1]); i++) keys.push(String(i));
  show(root, keys);
}

export const wish = (s, opt) => { const per = Math.max(2, Math.floor((opt.width - 12) / 58)); return Math.min(480, Math.ceil(Math.min(60, s.values.length) / per) * (s.values2 ? 96 : 74) + 60); };
