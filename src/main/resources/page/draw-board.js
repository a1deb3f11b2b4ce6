// A chess board. The square that a piece enters is pointed at.
import {rect, circle, text, spots, marked, farness, hit, zone, ring, leaving, showWay, frame} from 'initiative/draw-kit.js';
import {piece} from 'initiative/draw-pieces.js';

const SIDE = 8, INK = '#12202D';
const square = p => [p.charCodeAt(2) - 49, p.charCodeAt(1) - 97]; // "Ka3" stands on row 2, column 0

export function svg(s, previous, opt) {
  const {width: W, height: H, u, small, phone} = opt, label = small ? 0 : 1.25 * u, side = label * (phone ? .8 : 1);
  const c = Math.min((W - side - (small || phone ? 8 : .4 * u)) / SIDE, (H - label - (small || phone ? 8 : .5 * u)) / SIDE), x0 = (W - SIDE * c - side) / 2 + side, y0 = (H - SIDE * c - label) / 2;
  const X = j => x0 + c * j, Y = i => y0 + c * (SIDE - 1 - i), outline = (i, j, dash) => `<rect x="${X(j) + 2}" y="${Y(i) + 2}" width="${c - 4}" height="${c - 4}" fill="none" stroke="${INK}" stroke-width="${small ? 2 : 3}" ${dash ? 'stroke-dasharray="6 5"' : ''}/>`;
  let out = '';
  for (let i = 0; i < SIDE; i++) for (let j = 0; j < SIDE; j++) out += rect(X(j), Y(i), c, c, {fill: (i + j) % 2 ? 'sq1' : 'sq2'});
  for (let k = 0; k < SIDE && !small; k++) out += text(X(k) + c / 2, y0 + SIDE * c + .68 * u, 'abcdefgh'[k], {size: u, ink: 'ink2'}) + text(x0 - .3 * u, Y(k) + c / 2, k + 1, {size: u, anchor: 'end', ink: 'ink2'});
  if (previous?.pieces) {
    for (const p of previous.pieces) if (!s.pieces.includes(p)) out += outline(...square(p), true);
    for (const p of s.pieces) if (!previous.pieces.includes(p)) out += outline(...square(p), false);
  }
  for (const p of s.pieces) { const [i, j] = square(p); out += piece(p[0], p[0] === p[0].toLowerCase(), X(j), Y(i), c) + leaving(`${i},${j}`, X(j), Y(i), c, INK); }
  const taken = new Set(s.pieces.map(p => square(p).join(',')));
  for (const [key, ids] of spots(opt, p => `${p[0]},${p[1]}`)) {
    const [i, j] = key.split(',').map(Number), full = taken.has(key), r = c * (full ? .17 : .2), x = X(j) + (full ? c - r - 3 : c / 2), y = Y(i) + (full ? r + 3 : c / 2);
    out += hit(ids, opt, zone(X(j), Y(i), c, c, 0) + (farness(ids, opt, X(j) + c / 2, Y(i) + c / 2, c * .41) || marked(ids, opt, x, y, r) || circle(x, y, c * .16, {cls: 'dot', more: `fill="${INK}" fill-opacity=".78"`})) + ring(X(j) + 3, Y(i) + 3, c - 6, c - 6, 3), X(j) + c / 2, Y(i) + c / 2, key);
  }
  return frame(opt, out);
}

export function preview(root, s, move) {
  const [row, col, fromRow, fromCol] = move?.place ?? [];
  showWay(root, `${fromRow},${fromCol}`, `${row},${col}`, INK);
}

export const wish = (s, opt) => opt.width - .25 * opt.u + 4;
