// Long lanes with a ram of each side: the rams in proportion, and between them the cells of the gap, which is what counts.
import {text, num, frame, line} from 'initiative/draw-kit.js';

const ROW = 1.55; // height of a lane in rem

export function lanes(s, previous, opt, token) {
  const {width: W, height: H, u, small} = opt, count = Number(s.rows), cells = Number(s.cols), pad = small ? 5 : .5 * u, least = small ? 9 : ROW * u;
  const high = Math.max(1, Math.floor((H - 2 * pad) / least)), columns = Math.min(Math.ceil(count / high), Math.max(1, Math.floor(W / (small ? 50 : 8 * u)))), shown = Math.min(count, high * columns), rows = Math.ceil(shown / columns);
  const from = Math.max(0, Math.min(count - shown, Math.round(Number(opt.last?.place?.[0] ?? 0) - shown / 2))), wide = (W - 2 * pad) / columns, tall = Math.min((H - 2 * pad) / rows, 3 * u), label = small ? 0 : 1.7 * u, c = tall * .95;
  let out = '';
  for (let k = 0; k < shown; k++) {
    const lane = from + k, x = pad + wide * Math.floor(k / rows) + label, y = (H - tall * rows) / 2 + tall * (k % rows + .5), length = wide - label - (small ? 4 : .8 * u);
    const at = (sketch, q) => Number(sketch.tokens[4 * lane + 2 * q + 1]), a = at(s, 0), b = at(s, 1), gap = b - a - 1;
    const X = (cell, q) => x + c * .4 + (length - c * 1.7) * cell / Math.max(1, cells - 1) + (q ? c * .9 : 0);
    out += line(x, y + tall * .42, x + length, y + tall * .42, {stroke: 'line', width: small ? 1 : 2});
    if (previous?.tokens && !small) for (const q of [0, 1]) if (at(previous, q) !== at(s, q)) out += line(X(at(previous, q), q), y, X(at(s, q), q), y, {stroke: 'ink3', width: 4, dash: '.1 8'});
    out += token('>', X(a, 0), y, c * .9) + token('<', X(b, 1), y, c * .9);
    if (small) continue;
    out += text(x - .3 * u, y, num(lane + 1), {size: u, anchor: 'end', ink: 'ink2'});
    if (X(b, 1) - X(a, 0) > c + 1.9 * u) out += text((X(a, 0) + X(b, 1)) / 2, y, num(gap), {size: u, weight: 650});
  }
  return frame(opt, out);
}
