// Forest chess: three rows of pawns. The cell that a pawn enters is pointed at.
import {rect, circle, text, spots, marked, hit, zone, ring, leaving, showWay, frame, windowFrom} from 'initiative/draw-kit.js';
import {piece} from 'initiative/draw-pieces.js';
import {word} from 'initiative/draw-words.js';

const ROWS = 3;

function layout(s, opt) {
  const {width: W, height: H, u, small, phone} = opt, n = s.free.length, pad = small ? 4 : phone ? 6 : .7 * u, label = small ? 0 : 1.3 * u, gap = small ? 4 : .4 * u;
  const least = small ? 3 : phone ? 40 : 1.3 * u;
  let best = {c: 0, per: n, bands: 1};
  for (let per = 1; per <= n; per++) {
    const bands = Math.ceil(n / per), c = Math.min((W - 2 * pad) / per, (H - 2 * pad - bands * (label + gap)) / (bands * ROWS), 4 * u);
    if (c > best.c + .01) best = {c, per, bands};
  }
  let count = n;
  if (best.c < least) {
    const per = Math.max(1, Math.floor((W - 2 * pad) / least)), bands = Math.max(1, Math.floor((H - 2 * pad - label) / (ROWS * least + label + gap)));
    count = Math.min(n, per * bands);
    best = {c: Math.min((W - 2 * pad) / per, (H - 2 * pad - label - bands * (label + gap)) / (bands * ROWS)), per, bands: Math.ceil(count / per)};
  }
  const from = windowFrom(opt.last?.place ? Number(opt.last.place[0]) : n / 2, count, n), {c, per, bands} = best, tall = c * ROWS + label + gap, top = count < n && !small ? label : 0;
  const x0 = (W - c * Math.min(per, count)) / 2, y0 = top + (H - top - bands * tall + gap) / 2;
  return {c, label, count, from, n, at: (column, row) => { const k = column - from; return [x0 + c * (k % per), y0 + Math.floor(k / per) * tall + row * c]; }, shown: column => column >= from && column < from + count};
}

export function svg(s, previous, opt) {
  const L = layout(s, opt), {c} = L, {u, small} = opt, at = spots(opt, p => L.shown(p[0]) ? `${p[0]},${p[1]}` : null);
  let under = '', over = '';
  for (let column = L.from; column < L.from + L.count; column++) {
    for (let row = 0; row < ROWS; row++) {
      const [x, y] = L.at(column, row), who = s.pawns[row][column], was = small ? undefined : previous?.pawns?.[row]?.[column];
      under += rect(x, y, c, c, {fill: (column + row) % 2 ? 'sq1' : 'sq2', stroke: 'line', width: 1});
      if (was && was !== '.' && was !== who) under += rect(x + 3, y + 3, c - 6, c - 6, {r: 4, more: 'fill="none" stroke="#12202D" stroke-width="2.5" stroke-dasharray="5 5"', cls: 'left'});
      if (who !== '.') under += piece('P', who === 'B', x + c * .04, y + c * .02, c * .92) + leaving(`${column},${row}`, x, y, c, '#12202D');
      const ids = at.get(`${column},${row}`);
      if (ids) {
        const taken = who !== '.', r = taken ? c * .16 : c * .2, mx = x + (taken ? c - r - 2 : c / 2), my = y + (taken ? r + 2 : c / 2);
        over += hit(ids, opt, zone(x, y, c, c, 0) + (marked(ids, opt, mx, my, r) || circle(mx, my, r * .75, {more: 'fill="#12202D" fill-opacity=".78"', cls: 'dot'})) + ring(x + 2, y + 2, c - 4, c - 4, 4), x + c / 2, y + c / 2, `${column},${row}`);
      }
    }
    const every = c < 1.7 * u ? 5 : 1;
    if (!small && (column === 0 || (column + 1) % every === 0)) { const [x, y] = L.at(column, ROWS - 1); under += text(x + c / 2, y + c + L.label * .5, column + 1, {size: u, ink: s.free[column] === '1' ? 'ink' : 'ink2', weight: s.free[column] === '1' ? 650 : 400}); }
  }
  if (L.count < L.n && !small) under += text(opt.width / 2, .75 * u, word(opt, 'part', L.from + 1, L.from + L.count, L.n), {size: u, ink: 'ink2'});
  return frame(opt, under + over);
}

export function preview(root, s, move) {
  const [column, row, fromColumn, fromRow] = move?.place ?? [];
  showWay(root, `${fromColumn},${fromRow}`, `${column},${row}`, '#12202D');
}

export const wish = (s, opt) => Math.ceil(s.free.length / Math.floor((opt.width - 12) / 44)) * (3 * 44 + 1.8 * opt.u) + 20;
