// The board of hex: squares are the program's, diamonds the opponent's. Who began joins top and bottom, the other one the sides.
import {rect, circle, diamond, path, text, spots, marked, hit, frame, show, line, pick} from 'initiative/draw-kit.js';

const ROOT = Math.sqrt(3);

/** On a phone the board stands on its corner, since that makes the cells half as large again. */
function layout(s, opt) {
  const {width: W, height: H, u, small, phone} = opt, n = Number(s.n), upright = phone && H > W * 1.25, pad = small ? 3 : 8, numbered = !small && !phone;
  const across = upright ? n : n + (n - 1) / 2, down = upright ? 1.5 * (2 * n - 2) + 2 : 1.5 * (n - 1) + 2, wall = small ? .15 : .5; // walls and their signs, in sides of a cell
  const left = numbered ? 1.4 * u : 0, top = numbered ? 1.2 * u : 0;
  const side = Math.min((W - 2 * pad - left) / (across * ROOT + 2 * wall), (H - 2 * pad - top) / (down + 2 * wall), 2.8 * u), w = side * ROOT, x0 = left + (W - left - across * w) / 2, y0 = top + (H - top - down * side) / 2;
  const mid = upright ? (r, c) => [W / 2 + (c - r) * w / 2, y0 + side + (r + c) * 1.5 * side] : (r, c) => [x0 + w / 2 + c * w + r * w / 2, y0 + side + r * 1.5 * side];
  return {n, side, w, mid, upright};
}

const corners = (x, y, side) => [0, 1, 2, 3, 4, 5].map(k => [x + side * Math.sin(k * Math.PI / 3), y - side * Math.cos(k * Math.PI / 3)]);
const closed = points => `M${points.map(p => p.map(v => Math.round(v * 10) / 10).join(' ')).join('L')}z`;

/** The edges of the board: heavy for squares, double for diamonds; one of each pair bears the sign, the other the numbers. */
function walls(L, opt) {
  const {n, side, mid, upright} = L, {small} = opt, away = side * (small ? .15 : .26), list = {top: [], bottom: [], left: [], right: []};
  const edge = (r, c, a, b) => { const [x, y] = mid(r, c), p = corners(x, y, side + away); return [p[a], p[b]]; };
  for (let k = 0; k < n; k++) {
    list.top.push(...(upright ? [edge(0, k, 0, 1), edge(0, k, 1, 2)] : [edge(0, k, 5, 0), edge(0, k, 0, 1)]));
    list.bottom.push(...(upright ? [edge(n - 1, k, 4, 5), edge(n - 1, k, 3, 4)] : [edge(n - 1, k, 4, 3), edge(n - 1, k, 3, 2)]));
    list.left.push(...(upright ? [edge(k, 0, 0, 5), edge(k, 0, 5, 4)] : [edge(k, 0, 5, 4), edge(k, 0, 4, 3)]));
    list.right.push(...(upright ? [edge(k, n - 1, 2, 3), edge(k, n - 1, 1, 2)] : [edge(k, n - 1, 0, 1), edge(k, n - 1, 1, 2)]));
  }
  const draw = (edges, o) => edges.map(([a, b]) => line(a[0], a[1], b[0], b[1], o)).join('');
  const heavy = {stroke: 'ink', width: Math.max(2, side * .2)};
  const double = opt.begins === 'opponent' ? ['top', 'bottom'] : ['left', 'right'];
  const edges = draw(Object.values(list).flat(), heavy) + draw(double.flatMap(name => list[name]), {stroke: 'sheet', width: Math.max(1, side * .1)});
  if (small) return {edges, signs: ''};
  let signs = '';
  const r = Math.max(6, Math.min(.42 * opt.u, side * .5));
  for (const name of ['bottom', 'right']) {
    const half = Math.floor(list[name].length / 2), [[ax, ay], [bx, by]] = list[name][half], x = (ax + bx) / 2, y = (ay + by) / 2;
    signs += !double.includes(name) ? rect(x - r, y - r, 2 * r, 2 * r, {r: r * .3, fill: 'ink', stroke: 'sheet', width: 2}) : diamond(x, y, r * 1.35, {fill: 'sheet', stroke: 'ink', width: 2.5});
  }
  return {edges, signs};
}

const stone = (program, x, y, side) => program ? rect(x - side * .5, y - side * .5, side, side, {r: side * .16, fill: 'ink'}) : diamond(x, y, side * .64, {fill: 'sheet', stroke: 'ink', width: Math.max(1.5, side * .13)});

export function svg(s, previous, opt) {
  const L = layout(s, opt), {n, side, w, mid} = L, {u, small} = opt, at = spots(opt, p => `${p[0]},${p[1]}`);
  const {edges, signs} = walls(L, opt), square = opt.begins === 'opponent' ? 'blue' : 'red';
  let out = edges, over = '';
  for (let r = 0; r < n; r++) for (let c = 0; c < n; c++) {
    const [x, y] = mid(r, c), k = r * n + c, red = s.red[k] === '1', blue = s.blue[k] === '1', ids = at.get(`${r},${c}`);
    const fresh = !small && previous?.red && (red && previous.red[k] !== '1' || blue && previous.blue[k] !== '1');
    const cell = path(closed(corners(x, y, side - (small ? .5 : 1))), {fill: red || blue ? 'cover2' : 'sheet', stroke: 'ink3', width: small ? .8 : 1.5});
    if (!ids) { out += cell + (red || blue ? stone(square === 'red' ? red : blue, x, y, side) : '') + (fresh ? path(closed(corners(x, y, side - 3)), {stroke: 'ink', width: 3}) : ''); continue; }
    const d = closed(corners(x, y, side - 1));
    out += cell;
    over += hit(ids, opt, `<path class="zone" d="${d}" fill="transparent"/>` + (marked(ids, opt, x, y, Math.min(side * .5, .7 * u)) || circle(x, y, side * .14, {fill: 'ink2', cls: 'dot'})) + pick(`${r},${c}`, circle(x, y, side * .45, {fill: 'sheet', stroke: 'ink', width: 2.5, dash: '5 4'}))
      + `<path class="ring" d="${closed(corners(x, y, side - 2))}" fill="none" stroke="transparent" stroke-width="3"/>`, x, y);
  }
  return frame(opt, out + over + signs + (small || L.upright ? '' : numbers(L, opt)));
}

/** Row numbers at the left, column numbers above, where they fit between the walls and the paper. */
function numbers(L, opt) {
  const {n, side, w, mid} = L, {u} = opt;
  if (side * 1.5 < u) return '';
  let out = '';
  for (let k = 0; k < n; k++) {
    const [lx, ly] = mid(k, 0), [tx, ty] = mid(0, k);
    out += text(lx - w / 2 - side * .55 - .2 * u, ly, k + 1, {size: u, anchor: 'end', ink: 'ink2'});
    out += text(tx, ty - side * 1.35 - .55 * u, k + 1, {size: u, ink: 'ink2'});
  }
  return out;
}

export function preview(root, s, move) {
  show(root, move?.place ? [`${move.place[0]},${move.place[1]}`] : []);
}

export const wish = (s, opt) => { const n = Number(s.n); return (opt.width - 20) / n / ROOT * (1.5 * (2 * n - 2) + 2) + 20; };
