// A strip of cells that are crossed out: its first cell is pointed at, again for a longer block.
import {rect, text, wide, num, spots, marked, hit, zone, ring, pick, frame, show, line, windowFrom} from 'initiative/draw-kit.js';
import {word} from 'initiative/draw-words.js';
import * as forest from 'initiative/draw-forest.js';

const MOST = 120; // more cells than this are shown as an overview and a part of the strip

/** How many cells a line make the cells large; they may be wider than high, for the sake of long numbers. */
function shape(n, W, H, gap, most, least) {
  const size = rows => Math.min(W / Math.ceil(n / rows), (H - (rows - 1) * gap) / rows, most);
  let largest = 0;
  for (let rows = 1; rows <= n; rows++) largest = Math.max(largest, size(rows));
  let rows = 1;
  while (rows < n && size(rows) < .88 * largest) rows++; // few long lines read better than many short ones
  while (rows < n && W / Math.ceil(n / rows) < least && size(rows + 1) > .8 * largest) rows++;
  const c = size(rows), per = Math.ceil(n / rows);
  return {c, per, rows, w: Math.min(W / per, c * 1.25)};
}

function cells(s, previous, opt, from, count, box, at) {
  const {u, small, phone} = opt, gap = small ? 4 : phone ? 8 : .55 * u, {c, w, per, rows} = shape(count, box.w, box.h, gap, 3.2 * u, small ? 0 : wide(from + count, u) + .2 * u);
  const x0 = box.x + (box.w - w * per) / 2, y0 = box.y + (box.h - rows * c - (rows - 1) * gap) / 2, numbered = !small && c >= 1.25 * u;
  let under = '', over = '';
  for (let k = 0; k < count; k++) {
    const i = from + k, x = x0 + w * (k % per), y = y0 + (c + gap) * Math.floor(k / per), free = s.free[i] === '1', just = !free && previous?.free?.[i] === '1';
    let inner = rect(x + 1, y + 1, w - 2, c - 2, {r: small ? 2 : 5, fill: free ? 'sheet' : 'cover2', stroke: free ? 'ink' : 'line', width: free ? (small ? 1.4 : 2.5) : 1});
    if (numbered || free && !small && (i % 5 === 4 || s.free[i - 1] !== '1') && c >= u * .8) inner += text(x + w / 2, y + c / 2, i + 1, {size: Math.max(u, Math.min(1.15 * u, c * .42)), weight: free ? 650 : 400, ink: free ? 'ink' : 'ink3'});
    if (!free) inner += line(x + w * .14, y + c * .86, x + w * .86, y + c * .14, {stroke: just ? 'ink' : 'ink3', width: just ? (small ? 2.5 : 4) : small ? 1 : 2.5, dash: just && !small ? '8 6' : undefined});
    if (free) inner += pick(i, rect(x + 4, y + 4, w - 8, c - 8, {r: 4, fill: 'ink', more: 'fill-opacity=".2"'}) + line(x + w * .14, y + c * .86, x + w * .86, y + c * .14, {stroke: 'ink', width: 4, dash: '8 6'}));
    const ids = at.get(i);
    if (!ids) { under += `<g>${inner}</g>`; continue; }
    const r = Math.min(.42 * u, c * (c < 2 * u ? .19 : .24));
    over += hit(ids, opt, inner + marked(ids, opt, x + w - r * .8, y + r * .8, r) + zone(x, y - gap / 2, w, c + gap, 5) + ring(x - 2, y - 2, w + 4, c + 4, 8), x + w / 2, y + c / 2);
  }
  return under + over;
}

/** A long strip as a whole: free runs are filled, gaps between them are thin. */
function overview(s, opt, from, count, box) {
  const {u} = opt, n = s.free.length, w = box.w / n;
  let out = line(box.x, box.y + box.h / 2, box.x + box.w, box.y + box.h / 2, {stroke: 'ink3', width: 2});
  for (const m of s.free.matchAll(/1+/g)) out += rect(box.x + m.index * w, box.y + box.h * .2, Math.max(1.5, m[0].length * w - Math.min(1.5, w / 2)), box.h * .6, {r: 2, fill: 'pen'});
  if (count) out += rect(box.x + from * w - 3, box.y, Math.max(10, count * w + 6), box.h, {r: 5, stroke: 'ink', width: 3});
  return out + (opt.small ? '' : text(box.x, box.y + box.h + .8 * u, 1, {size: u, anchor: 'start', ink: 'ink2'}) + text(box.x + box.w, box.y + box.h + .8 * u, num(n), {size: u, anchor: 'end', ink: 'ink2'})
    + text(box.x + box.w / 2, box.y + box.h + .8 * u, word(opt, 'part', from + 1, from + count, n), {size: u, weight: 600}));
}

export function svg(s, previous, opt) {
  if (s.pawns) return forest.svg(s, previous, opt);
  const {width: W, height: H, u, small, phone} = opt, n = s.free.length, pad = small ? 6 : phone ? 6 : .8 * u, at = spots(opt, p => p[0]);
  if (n <= MOST || small && n <= 400) return frame(opt, cells(s, previous, opt, 0, n, {x: pad, y: pad, w: W - 2 * pad, h: H - 2 * pad}, at));
  if (small) return frame(opt, overview(s, opt, 0, 0, {x: pad, y: H / 2 - 12, w: W - 2 * pad, h: 24}));
  const per = Math.floor((W - 2 * pad) / Math.max(phone ? 44 : 2.4 * u, wide(n, u) + .35 * u)), lines = Math.max(1, Math.floor((H - 4.6 * u) / ((phone ? 52 : 3 * u)))), count = Math.min(n, per * lines, MOST);
  const middle = opt.last?.place ? Number(opt.last.place[0]) + Number(opt.last.place[1] ?? 1) / 2 : n / 2, from = windowFrom(middle, count, n);
  return frame(opt, overview(s, opt, from, count, {x: pad, y: .8 * u, w: W - 2 * pad, h: 1.4 * u})
    + cells(s, previous, opt, from, count, {x: pad, y: 3.8 * u, w: W - 2 * pad, h: H - 3.8 * u - pad}, at));
}

export function preview(root, s, move) {
  if (s.pawns) { forest.preview(root, s, move); return; }
  const keys = [];
  if (move?.place) for (let k = 0; k < Number(move.place[1] ?? 1); k++) keys.push(String(Number(move.place[0]) + k));
  show(root, keys);
}

export function wish(s, opt) {
  if (s.pawns) return forest.wish(s, opt);
  const per = Math.max(1, Math.floor((opt.width - 12) / 44)), n = Math.min(s.free.length, MOST);
  return Math.min(640, Math.ceil(n / per) * 52 + 20) + (s.free.length > MOST ? 4 * opt.u : 0);
}
