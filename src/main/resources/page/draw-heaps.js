// Heaps of sticks: a row each. A stick is pointed at to take it and all to its right.
import {rect, text, wide, num, spots, marked, hit, zone, rings, pick, frame, show, line} from 'initiative/draw-kit.js';
import {word} from 'initiative/draw-words.js';

const CAP = 24; // more sticks than this nobody counts: a bar with its number stands for them
const TAIL = 12; // so many sticks of a bar are drawn one by one, at the end where they are taken
const FINGER = 36;

/** What the heaps were before the last move, in the order of now: euclid sorts its heaps. */
function before(heaps, previous, opt) {
  if (!previous?.heaps) return heaps;
  const old = previous.heaps.map(Number), place = opt.last?.place?.map(Number);
  if (place?.length === 2 && place[1] >= 0) {
    const [h, left] = place, now = heaps[h] === left ? h : heaps.indexOf(left);
    return heaps.map((n, i) => i === now ? Math.max(n, old[h]) : n);
  }
  return old.length === heaps.length ? heaps.map((n, i) => Math.max(n, old[i])) : heaps;
}

function notes(s, opt) {
  const list = [];
  if (s.takes) list.push(word(opt, 'takes', String(s.takes).replaceAll('..', '–')));
  if (s.otherTakes) list.push(word(opt, 'other', String(s.otherTakes).replaceAll('..', '–')));
  if (s.limit !== undefined && Number(s.limit) > 0) list.push(Number(s.limit) === 1 ? word(opt, 'limitOne') : word(opt, 'limit', num(s.limit)));
  if (s.reserve) list.push(word(opt, 'reserve', num(s.reserve[0]), num(s.reserve[1])));
  if (Number(s.several) > 1) list.push(word(opt, 'several', s.several));
  return list;
}

/** Notes in lines that fit the width. */
function noteLines(list, width, size) {
  const lines = [];
  const most = Math.floor(width / (size * .56));
  for (const whole of list) {
    const note = whole.length > most ? whole.slice(0, most - 1) + '…' : whole;
    const joined = lines.length ? `${lines[lines.length - 1]} · ${note}` : note;
    if (lines.length && wide(joined, size) * .92 <= width) lines[lines.length - 1] = joined;
    else lines.push(note);
  }
  return lines;
}

function layout(s, previous, opt) {
  const {width: W, height: H, u, small, phone} = opt;
  const heaps = s.heaps.map(Number), old = s.split ? heaps : before(heaps, previous, opt), single = heaps.length === 1;
  const scale = opt.start?.heaps && !s.split ? opt.start.heaps.map(Number).filter(n => n <= CAP) : [];
  const rowsOf = heaps.map((n, i) => {
    const big = n > CAP, gone = old[i] - n, box = gone > 0 && old[i] > CAP;
    const add = opt.moves.length && s.reserve && !small ? Math.min(4, Number(s.reserve[0])) : 0;
    return {n, big, gone: box ? 0 : gone, box: box ? gone : 0, add};
  });
  const left = small ? 8 : single ? .6 * u : (phone ? 1.5 : 2.4) * u;
  const right = small ? 8 : single ? .6 * u : (phone ? 1.95 : 2.5) * u + (s.counts?.some(c => Number(c) > 1) ? 1.8 * u : 0);
  const A = W - left - right;
  const lines = small ? [] : noteLines(notes(s, opt), single && !rowsOf[0].big ? W - 6 * u : W - u, u);
  const foot = small ? 6 : Math.max(lines.length * 1.35 * u + (lines.length ? .5 * u : .3 * u), single && !rowsOf[0].big ? 2.3 * u : 0), top = small ? 6 : .35 * u;
  const items = rowsOf.map(r => r.big ? 1 : r.n + r.gone + (r.box ? 3 : 0) + r.add);
  const most = Math.max(4, ...items, ...scale);
  const fit = Math.max(4, Math.floor(A / (phone ? FINGER : small ? 5 : 1.05 * u)));
  let per = Math.min(most, fit);
  if (single) { const rows = Math.ceil(most / (phone ? 7 : 10)); per = Math.ceil(most / rows); }
  rowsOf.forEach((r, i) => { r.lines = Math.max(1, r.big ? 1 : Math.ceil((single ? most : items[i]) / per)); });
  if (single && rowsOf[0].big) rowsOf[0].lines = 1;
  const all = rowsOf.reduce((sum, r) => sum + r.lines, 0);
  const lineH = Math.min((H - top - foot) / all, 5.4 * u), y0 = top + (H - top - foot - lineH * all) / 2;
  let at = 0;
  for (const r of rowsOf) { r.y = y0 + lineH * at; at += r.lines; }
  const step = Math.min(A / per, 3.9 * u), x0 = left + (A - step * per) / 2;
  const markR = opt.values && !small ? Math.min(.44 * u, lineH * .17, step * .42) : 0;
  const oy = lineH * .09, sh = lineH * .8 - (markR ? 2 * markR + 2 : 0), sw = Math.min(step * .4, .82 * u, sh * .5);
  const x1 = single ? x0 + step * per : Math.max(x0 + step * per, left + (rowsOf.some(r => r.big) ? A : 0));
  const edge = rowsOf.some(r => r.big) ? Math.min(x0, left) : x0;
  return {heaps, rowsOf, single, left, edge, A, lines, foot, per, lineH, step, x0, x1, markR, oy, sh, sw};
}

const stickAt = (L, row, j) => [L.x0 + L.step * (j % L.per) + L.step / 2, row.y + L.lineH * Math.floor(j / L.per)];

const outline = (cx, y, w, h) => rect(cx - w / 2, y, w, h, {r: w / 2, fill: 'sheet', stroke: 'ink', width: 2.5, dash: '6 4'});

/** The boxes round sticks from..to, one a line. */
function boxes(L, row, from, to) {
  const list = [];
  for (let j = from; j <= to;) {
    const end = Math.min(to, j + L.per - 1 - j % L.per), [x, y] = stickAt(L, row, j);
    list.push([x - L.step / 2 + 2, y + 1, (end - j + 1) * L.step - 4, L.lineH - 3, 8]);
    j = end + 1;
  }
  return list;
}

function sticks(s, opt, L, i, at) {
  const row = L.rowsOf[i], {step, lineH, oy, sh, sw, markR} = L;
  let out = '';
  for (let j = 0; j < row.n; j++) {
    const [cx, y] = stickAt(L, row, j), ids = s.split ? null : at.get(`${i},${j}`);
    const body = rect(cx - sw / 2, y + oy, sw, sh, {r: sw / 2, fill: 'pen', cls: 'stick'}) + pick(`${i},${j}`, outline(cx, y + oy, sw, sh));
    if (!ids) { out += body; continue; }
    out += hit(ids, opt, zone(cx - step / 2, y, step, lineH, 8) + body + marked(ids, opt, cx, y + oy + sh + markR + 2, markR)
      + rings(boxes(L, row, j, row.n - 1)), cx, y + lineH / 2);
  }
  for (let j = row.n; j < row.n + row.gone; j++) {
    const [cx, y] = stickAt(L, row, j);
    out += rect(cx - sw / 2, y + oy, sw, sh, {r: sw / 2, stroke: 'ink3', width: 2, dash: '4 5'});
  }
  if (row.box) {
    const [cx, y] = stickAt(L, row, row.n), w = Math.max(3 * step - 8, wide(num(-row.box), opt.u) + .6 * opt.u);
    out += gone(cx - step / 2 + 4, y + oy, Math.min(w, L.x1 - cx + step / 2), sh, row.box, opt);
  }
  return out + (s.split ? cuts(opt, L, i, at) : '') + added(opt, L, i, at);
}

const gone = (x, y, w, h, count, opt) => rect(x, y, w, h, {r: 8, stroke: 'ink3', width: 2, dash: '4 5'}) + text(x + w / 2, y + h / 2, num(-count), {size: opt.u, ink: 'ink2'});

/** A heap is divided between two sticks: a notch at rest, a cut when chosen. */
function cuts(opt, L, i, at) {
  const row = L.rowsOf[i], {step, lineH, oy, sh, markR} = L;
  let out = '';
  for (let part = 1; part < row.n; part++) {
    const ids = at.get(`${i},${part}`);
    if (!ids) continue;
    const [cx, y] = stickAt(L, row, part - 1), x = cx + step / 2;
    out += hit(ids, opt, zone(x - step / 2, y, step, lineH, 8) + line(x, y + oy + sh * .42, x, y + oy + sh * .58, {stroke: 'ink2', width: 3})
      + pick(`cut${i},${part}`, line(x, y + oy - 2, x, y + oy + sh + 2, {stroke: 'ink', width: 5}))
      + marked(ids, opt, x, y + oy + sh + markR + 2, markR) + rings(boxes(L, row, 0, part - 1)), x, y + lineH / 2);
  }
  return out;
}

/** Sticks that may be added: a plus where each would stand; the last one holds all larger additions. */
function added(opt, L, i, at) {
  const row = L.rowsOf[i], {step, lineH, oy, sh, sw, markR} = L;
  let out = '';
  for (let k = 1; k <= row.add; k++) {
    let ids = at.get(`${i},${-k}`);
    if (!ids) continue;
    if (k === row.add) ids = [...at].filter(([key]) => { const [h, c] = key.split(',').map(Number); return h === i && c <= -k; }).sort((a, b) => +b[0].split(',')[1] - a[0].split(',')[1]).flatMap(([, v]) => v);
    const j = row.n + row.gone + k - 1, [cx, y] = row.big ? [row.end + step * (k - .5), row.y] : stickAt(L, row, j), m = y + oy + sh / 2, r = Math.min(step * .2, .32 * opt.u);
    out += hit(ids, opt, zone(cx - step / 2, y, step, lineH, 8) + plus(cx, m, r) + pick(`${i},+${k}`, rect(cx - sw / 2, y + oy, sw, sh, {r: sw / 2, fill: 'sheet', stroke: 'ink', width: 2.5}) + plus(cx, m, r))
      + marked(ids, opt, cx, y + oy + sh + markR + 2, markR) + rings([[cx - step / 2 + 2, y + 1, step - 4, lineH - 3, 8]]), cx, y + lineH / 2);
  }
  return out;
}

const plus = (x, y, r) => line(x - r, y, x + r, y, {stroke: 'ink2', width: 3}) + line(x, y - r, x, y + r, {stroke: 'ink2', width: 3});

/** A large heap: a bar with its number, and some sticks at the end where moves are made. */
function bar(s, opt, L, i, at) {
  const row = L.rowsOf[i], {u, phone, small} = opt, {lineH, oy, sh, markR} = L, {n} = row;
  const largest = Math.max(...L.heaps), label = num(n), size = small ? 0 : L.single ? Math.min(2 * u, sh * .6) : Math.max(u, Math.min(1.2 * u, sh * .8));
  const space = L.A, needs = small ? 20 : wide(label, size) + 1.1 * u, boxW = row.box ? Math.max(2.6 * u, wide(num(-row.box), u) + u) : 0, adds = row.add * L.step;
  const step = phone ? FINGER : small ? 10 : Math.max(20, 1.3 * u), tail = Math.max(0, Math.min(small ? 3 : TAIL, Math.floor((space - needs - boxW - adds) / step)));
  const room = space - tail * step - boxW - adds - 6, length = Math.max(Math.min(needs, room), room * (L.single ? 1 : n / largest));
  const sw = Math.min(step * .45, .8 * u), y = row.y + oy, x = L.left;
  const barX = s.split ? x + tail * step + 4 : x, tailX = s.split ? x : x + length + 4, first = s.split ? 0 : n - tail;
  row.end = tailX + tail * step;
  let out = rect(barX, y, length, sh, {r: Math.min(10, sh / 4), fill: 'pen', more: `data-bar="${i}" data-tail="${tail}"`})
    + (small ? '' : text(barX + length / 2, y + sh / 2, label, {size: Math.min(size, (length - .3 * u) / (label.length * .62)), weight: 700, ink: 'sheet'}))
    + pick(`${i},bar`, rect(barX, y, length, sh, {r: Math.min(10, sh / 4), fill: 'sheet', stroke: 'ink', width: 2.5, dash: '6 4', more: `data-x="${barX}" data-w="${length}"`}));
  for (let k = 0; k < tail; k++) {
    const j = first + k, cx = tailX + step * (k + .5), ids = s.split ? at.get(`${i},${j + 1}`) : at.get(`${i},${j}`);
    const body = rect(cx - sw / 2, y, sw, sh, {r: sw / 2, fill: 'pen', cls: 'stick'}) + pick(`${i},${j}`, outline(cx, y, sw, sh));
    if (!ids) { out += body; continue; }
    const from = s.split ? tailX : cx - step / 2, to = s.split ? cx + step / 2 : tailX + tail * step, hx = s.split ? cx + step / 2 : cx;
    out += hit(ids, opt, zone(hx - step / 2, row.y, step, lineH, 8) + body + (s.split ? pick(`cut${i},${j + 1}`, line(hx, y - 2, hx, y + sh + 2, {stroke: 'ink', width: 5})) : '')
      + marked(ids, opt, hx, y + sh + markR + 2, markR) + rings([[from + 1, row.y + 1, to - from - 2, lineH - 3, 8]]), hx, row.y + lineH / 2);
  }
  if (row.box) out += gone(row.end + adds + 6, y, boxW - 6, sh, row.box, opt);
  return out + added(opt, L, i, at);
}

export function svg(s, previous, opt) {
  const L = layout(s, previous, opt), {u, small, phone, width: W, height: H} = opt, at = spots(opt, p => p.length === 2 ? `${p[0]},${p[1]}` : null);
  let out = '';
  L.rowsOf.forEach((row, i) => {
    const mid = row.y + L.oy + L.sh / 2, count = Number(s.counts?.[i] ?? 1);
    if (!L.single && !small) {
      const floor = row.y + L.lineH * row.lines - Math.max(2, L.lineH * .04);
      out += line(L.edge, floor, L.x1, floor, {stroke: 'line', width: 2});
      if (!s.split) out += text(L.edge - (phone ? .25 : .5) * u, mid, i + 1, {size: phone ? u : Math.min(1.1 * u, Math.max(u, L.lineH * .6)), anchor: 'end', ink: 'ink2'});
      if (!row.big) out += text(L.x1 + (phone ? .3 : .5) * u, mid, row.n, {size: phone ? 1.1 * u : Math.max(u, Math.min(1.3 * u, L.lineH * .8)), anchor: 'start', weight: 700, ink: row.n ? 'ink' : 'ink2'});
      if (count > 1) out += text(L.x1 + (phone ? 1.9 : 2.2) * u, mid, `×${count}`, {size: u, anchor: 'start', ink: 'ink2'});
    }
    out += row.big ? bar(s, opt, L, i, at) : sticks(s, opt, L, i, at);
  });
  if (L.single && !small && !L.rowsOf[0].big) out += text(W - .7 * u, H - 1.3 * u, L.heaps[0], {size: 2.1 * u, anchor: 'end', weight: 750});
  L.lines.forEach((note, k) => { out += text(.6 * u, H - L.foot + (L.foot - L.lines.length * 1.35 * u) / 2 + (k + .5) * 1.35 * u, note, {size: u, anchor: 'start', ink: 'ink2'}); });
  return frame(opt, out);
}

export function preview(root, s, move) {
  const keys = [], place = move?.place?.map(Number) ?? [];
  for (let k = 0; k + 1 < place.length; k += 2) {
    const [h, from] = [place[k], place[k + 1]], n = Number(s.heaps[h]);
    if (s.split) { keys.push(`cut${h},${from}`); continue; }
    if (from < 0) { for (let c = 1; c <= Math.min(-from, 64); c++) keys.push(`${h},+${c}`); continue; }
    for (let j = Math.max(from, n - 2 * CAP); j < n; j++) keys.push(`${h},${j}`);
    const body = root.querySelector(`[data-bar="${h}"]`), shade = root.querySelector(`[data-k="${h},bar"] rect`);
    if (!body || !shade) continue;
    const shown = n - Number(body.dataset.tail), part = Math.min(1, Math.max(0, (shown - from) / shown)), w = Number(shade.dataset.w);
    if (part <= 0) continue;
    shade.setAttribute('x', Number(shade.dataset.x) + w * (1 - part));
    shade.setAttribute('width', w * part);
    keys.push(`${h},bar`);
  }
  show(root, keys);
}

/** The height on a phone at which every line is high enough for a finger. */
export function wish(s, opt) {
  const per = s.heaps.length === 1 ? 7 : Math.max(4, Math.floor((opt.width - 3.2 * opt.u) / FINGER));
  const lines = s.heaps.map(Number).reduce((sum, n) => sum + (n > CAP ? 1 : Math.max(1, Math.ceil(n / per))), 0);
  return lines * 58 + 4 * opt.u;
}
