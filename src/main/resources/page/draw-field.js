// A field of cells with blocked ones, tokens and signs. The cell that is entered is pointed at.
import {rect, circle, diamond, path, text, wide, num, spots, marked, hit, zone, ring, pick, leaving, showWay, show, frame, line, windowFrom} from 'initiative/draw-kit.js';
import {piece} from 'initiative/draw-pieces.js';
import {lanes} from 'initiative/draw-lanes.js';

const FINGER = 36;
const INK = 'var(--ink)';

const pairs = list => { const all = []; for (let k = 0; k + 1 < (list?.length ?? 0); k += 2) all.push([Number(list[k]), Number(list[k + 1])]); return all; };
const same = (a, b) => a[0] === b[0] && a[1] === b[1];

/** The free cells that go together with a cell (nimbi), as [row, col, row, col] of the ends. */
function run(s, row, col) {
  const down = s.run === 'column', free = k => (down ? s.cells[k]?.[col] : s.cells[row]?.[k]) === '.';
  let a = down ? row : col, b = a;
  while (free(a - 1)) a--;
  while (free(b + 1)) b++;
  return down ? [a, col, b, col] : [row, a, row, b];
}

/** Which part of the field is shown, and where its cells lie. */
function layout(s, opt) {
  const {width: W, height: H, u, small, phone} = opt, rows = Number(s.rows), cols = Number(s.cols), tokens = pairs(s.tokens), pad = small ? 4 : phone ? 1 : .5 * u;
  const least = small ? Math.min(W, H) / 15 : phone ? FINGER - 1.5 : .54 * u, labelled = !small && (s.labels === 'chess' || s.labels === 'below' || s.names?.length > 1);
  const place = (lab) => {
    const left = lab ? Math.max(1.3 * u, wide(num(Math.min(rows, 9e15)), u) + .4 * u) : 0, below = lab ? 1.4 * u : 0;
    return {left, below, w: W - 2 * pad - left, h: H - 2 * pad - below};
  };
  /* On a phone the whole field is worth more than its numbers, but not the lanes of rams, which moves name. */
  const whole = lab => { const b = place(lab); return {box: b, c: Math.min(b.w / cols, b.h / rows, small ? 1e9 : 5.5 * u)}; }, bare = phone && labelled && whole(true).c < least && s.names?.[0] !== '>';
  let {box, c} = whole(labelled && !bare), kr = rows, kc = cols;
  const cut = c < least;
  if (cut) {
    box = place(!small);
    const side = phone ? 40 : small ? Math.min(W, H) / 9 : 1.35 * u;
    kc = Math.min(cols, Math.max(1, Math.floor(box.w / side))); kr = Math.min(rows, Math.max(1, Math.floor(box.h / side)));
    c = Math.min(box.w / kc, box.h / kr, small ? 1e9 : 3 * u);
  }
  const centre = opt.last?.place && tokens.length !== 1 ? opt.last.place.map(Number) : tokens[0] ?? [0, 0];
  const lean = axis => { const d = opt.moves.filter(m => m.place).map(m => Math.sign(Number(m.place[axis]) - centre[axis])).reduce((a, b) => a + b, 0); return Math.sign(d); };
  const r0 = windowFrom(centre[0], kr, rows, lean(0)), c0 = windowFrom(centre[1], kc, cols, lean(1));
  const x0 = pad + box.left + (box.w - c * kc) / 2, y0 = pad + (box.h - c * kr) / 2;
  return {rows, cols, tokens, kr, kc, r0, c0, c, x0, y0, cut, labelled: labelled && !bare || cut && !small, X: j => x0 + c * (j - c0), Y: i => y0 + c * (i - r0), has: (i, j) => i >= r0 && i < r0 + kr && j >= c0 && j < c0 + kc};
}

const mine = (x, y, c) => { const r = c * .2; return `<g style="stroke:var(--mine);fill:var(--mine)" stroke-width="${c * .06}" stroke-linecap="round">${[0, 45, 90, 135].map(a => `<line x1="${x - r * 1.6}" x2="${x + r * 1.6}" y1="${y}" y2="${y}" transform="rotate(${a} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="${r}"/></g>` + circle(x - r * .3, y - r * .35, r * .28, {fill: 'sheet'}); };

/** A sign that lies in a cell, as X and O. */
function sign(letter, x, y, c, ink = 'ink', dash) {
  const r = c * .24, width = c * (dash ? .045 : .1), d = dash ? `${c * .09} ${c * .07}` : undefined;
  if (letter === 'X') return line(x - r, y - r, x + r, y + r, {stroke: ink, width, dash: d}) + line(x - r, y + r, x + r, y - r, {stroke: ink, width, dash: d});
  if (letter === 'O') return circle(x, y, r * 1.08, {stroke: ink, width, dash: d});
  return text(x, y, letter, {size: c * .6, weight: 700, ink});
}

/** A ram: a square for the program, a diamond for the opponent, and the way it looks. The left one belongs to the side that began. */
function ram(right, program, x, y, r) {
  const way = right ? 1 : -1, arrow = path(`M${x - way * r * .28} ${y - r * .45}L${x + way * r * .34} ${y} ${x - way * r * .28} ${y + r * .45}`, {stroke: program ? 'sheet' : 'ink', width: r * .27, more: 'stroke-linecap="round" stroke-linejoin="round"'});
  return (program ? rect(x - r, y - r, 2 * r, 2 * r, {r: r * .3, fill: 'ink'}) : diamond(x, y, r * 1.28, {fill: 'sheet', stroke: 'ink', width: Math.max(1.5, r * .2)})) + arrow;
}

/** A token by its name: rams of two sides, pieces, numbers; without one a disc. */
function token(name, x, y, c, begins) {
  const r = c * .35, program = begins !== 'opponent';
  if (name === '>' || name === '<') return ram(name === '>', (name === '>') === program, x, y, r);
  if (name === 'K' || name === 'R') return piece(name, false, x - c * .46, y - c * .48, c * .92);
  const disc = circle(x, y, r, {fill: 'ink'});
  if (name) return disc + text(x, y, name, {size: c * (name.length > 1 ? .4 : .5), weight: 700, ink: 'sheet'});
  return disc + circle(x, y, c * .25, {stroke: 'sheet', width: c * .035}) + circle(x, y, c * .09, {fill: 'sheet'});
}

const flag = (x, y, c) => path(`M${x - c * .16} ${y + c * .3}V${y - c * .3}H${x + c * .24}L${x + c * .12} ${y - c * .14} ${x + c * .24} ${y + c * .02}H${x - c * .16}`, {stroke: 'ink2', width: c * .06, more: 'stroke-linejoin="round" stroke-linecap="round"'});

function labels(s, L, opt) {
  const {u} = opt, fromBelow = s.labels === 'chess' || s.labels === 'below', bottom = L.y0 + L.c * L.kr, letters = s.labels === 'chess' && L.cols <= 26;
  let out = '';
  const every = need => need <= 1 ? 1 : need <= 2 ? 2 : need <= 5 ? 5 : need <= 10 ? 10 : Math.ceil(need / 10) * 10;
  const columnEvery = letters ? 1 : every((wide(num(L.c0 + L.kc), u) + .35 * u) / L.c), rowEvery = every(u * 1.05 / L.c);
  for (let j = L.c0; j < L.c0 + L.kc; j++) if ((j + 1) % columnEvery === 0 || columnEvery > 1 && j === 0) out += text(L.X(j) + L.c / 2, bottom + .75 * u, letters ? String.fromCharCode(97 + j) : num(j + 1), {size: u, ink: 'ink2'});
  for (let i = L.r0; i < L.r0 + L.kr; i++) { const n = fromBelow ? L.rows - i : i + 1; if (n % rowEvery === 0 || rowEvery > 1 && n === 1) out += text(L.x0 - .35 * u, L.Y(i) + L.c / 2, num(n), {size: u, anchor: 'end', ink: 'ink2'}); }
  return out;
}

/** A torn edge where the field goes on. */
function edges(L, opt) {
  const {c, x0, y0, kr, kc} = L, w = c * kc, h = c * kr, o = opt.small ? {stroke: 'ink2', width: 2, dash: '1 5'} : {stroke: 'ink2', width: 3, dash: '2 7'};
  return (L.r0 > 0 ? line(x0, y0 - 3, x0 + w, y0 - 3, o) : '') + (L.r0 + kr < L.rows ? line(x0, y0 + h + 3, x0 + w, y0 + h + 3, o) : '')
    + (L.c0 > 0 ? line(x0 - 3, y0, x0 - 3, y0 + h, o) : '') + (L.c0 + kc < L.cols ? line(x0 + w + 3, y0, x0 + w + 3, y0 + h, o) : '');
}

function ground(s, previous, L, opt) {
  const {c} = L, {u, small} = opt;
  let out = '';
  for (let i = L.r0; i < L.r0 + L.kr; i++) for (let j = L.c0; j < L.c0 + L.kc; j++) {
    const sort = s.cells?.[i]?.[j] ?? '.', x = L.X(j), y = L.Y(i), mx = x + c / 2, my = y + c / 2, taken = s.run && sort === '*', was = small ? undefined : previous?.cells?.[i]?.[j];
    out += rect(x + 1, y + 1, c - 2, c - 2, {r: c * .08, fill: sort === '*' ? (taken ? 'cover2' : 'cover') : 'sheet', stroke: s.run && !taken ? 'ink' : 'line', width: s.run && !taken ? 2.5 : 1.5});
    if (s.labels === 'cells' && !small && c > 2.6 * u) out += text(x + .25 * u, y + .65 * u, i * L.cols + j + 1, {size: u, anchor: 'start', ink: 'ink2'});
    if (taken) { const just = was === '.'; out += line(x + c * .16, y + c * .84, x + c * .84, y + c * .16, {stroke: just ? 'ink' : 'ink3', width: just ? 4 : small ? 1 : 2.5, dash: just ? '8 6' : undefined}); }
    else if (sort === '*') out += mine(mx, my, c);
    else if (sort !== '.') out += sign(sort, mx, my, c);
    else if (was && was !== '.' && was !== '*') out += sign(was, mx, my, c, 'ink3', true);
    if (sort !== '*' && sort !== '.') out += leaving(`${i},${j}`, x, y, c, INK);
    if (s.run && sort === '.') out += pick(`${i},${j}`, line(x + c * .16, y + c * .84, x + c * .84, y + c * .16, {stroke: 'ink', width: 4, dash: '8 6'}));
  }
  const goal = s.goal?.map(Number);
  if (goal && L.has(...goal)) out += flag(L.X(goal[1]) + c / 2, L.Y(goal[0]) + c / 2, c);
  return out;
}

/** Where a token was before the last move, and its way. */
function trace(s, previous, L, opt) {
  if (!previous?.tokens) return '';
  const old = pairs(previous.tokens), now = L.tokens, {c} = L, mid = ([i, j]) => [L.X(j) + c / 2, L.Y(i) + c / 2];
  let out = '';
  old.forEach((p, k) => {
    const name = previous.names?.[k], to = previous.names && s.names && previous.names.length > 2 && name !== '>' && name !== '<' ? now[s.names.indexOf(name)] : now.length === old.length ? now[k] : undefined;
    if (to && same(p, to)) return;
    const target = to ?? opt.last?.place?.slice(0, 2).map(Number);
    if (target && (L.has(...p) || L.has(...target)) && !same(p, target)) { const [a, b] = clip(mid(p), L), [d, e] = clip(mid(target), L); out += line(a, b, d, e, {stroke: 'ink3', width: Math.max(3, c * .09), dash: `.1 ${Math.max(7, c * .22)}`}); }
    if (L.has(...p) && !now.some(q => same(p, q))) { const [x, y] = mid(p); out += circle(x, y, c * .26, {stroke: 'ink3', width: 2, dash: '4 5'}); }
  });
  return out;
}

const clip = ([x, y], L) => [Math.max(L.x0, Math.min(L.x0 + L.c * L.kc, x)), Math.max(L.y0, Math.min(L.y0 + L.c * L.kr, y))];

/** Cells that go together: a dot in each, joined by a line. */
function together(x, y, w, h, c) {
  let out = line(x + c / 2, y + c / 2, x + w - c / 2, y + h - c / 2, {stroke: 'ink3', width: 3});
  for (let k = c / 2; k < Math.max(w, h); k += c) out += circle(w > h ? x + k : x + c / 2, w > h ? y + c / 2 : y + k, c * .09, {fill: 'ink2', cls: 'dot'});
  return out;
}

function targets(s, L, opt) {
  const {c} = L;
  const at = spots(opt, p => { if (!L.has(p[0], p[1])) return null; return s.run ? run(s, p[0], p[1]).join(',') : `${p[0]},${p[1]}`; });
  let out = '';
  for (const [key, ids] of at) {
    if (s.run) {
      const [a, b, d, e] = key.split(',').map(Number), x = L.X(b), y = L.Y(a), w = L.X(e) + c - x, h = L.Y(d) + c - y;
      out += hit(ids, opt, zone(x, y, w, h) + (marked(ids, opt, x + w / 2, y + h / 2, c * .24) || together(x, y, w, h, c)) + ring(x + 1, y + 1, w - 2, h - 2), x + w / 2, y + h / 2, key);
      continue;
    }
    const [i, j] = key.split(',').map(Number), x = L.X(j), y = L.Y(i), full = L.tokens.some(q => same(q, [i, j])), mx = x + (full ? c * .78 : c / 2), my = y + (full ? c * .22 : c / 2), r = full ? c * .2 : c * .25;
    const dot = full ? circle(mx, my, c * .15, {fill: 'sheet', stroke: 'ink', width: 2.5}) : circle(mx, my, Math.min(c * .13, .4 * opt.u), {fill: 'ink2', cls: 'dot'});
    out += hit(ids, opt, zone(x, y, c, c) + (marked(ids, opt, mx, my, Math.min(r, .8 * opt.u)) || dot) + ring(x + 2, y + 2, c - 4, c - 4, 6), x + c / 2, y + c / 2, key);
  }
  return out;
}

export function svg(s, previous, opt) {
  const L = layout(s, opt), {c} = L;
  if (L.cut && s.names?.[0] === '>') return lanes(s, previous, opt, (name, x, y, c) => token(name, x, y, c, opt.begins));
  let out = ground(s, previous, L, opt) + (L.labelled ? labels(s, L, opt) : '') + edges(L, opt) + trace(s, previous, L, opt);
  L.tokens.forEach(([i, j], k) => { if (L.has(i, j)) out += `<g class="token">${token(s.names?.[k], L.X(j) + c / 2, L.Y(i) + c / 2, c, opt.begins)}</g>` + leaving(`${i},${j}`, L.X(j), L.Y(i), c, INK); });
  return frame(opt, out + targets(s, L, opt));
}

export function preview(root, s, move) {
  if (!move?.place) { show(root, []); return; }
  const [row, col, fromRow, fromCol] = move.place.map(Number);
  if (s.run) {
    const [a, b, d, e] = run(s, row, col), keys = [];
    for (let i = a; i <= d; i++) for (let j = b; j <= e; j++) keys.push(`${i},${j}`);
    show(root, keys);
    return;
  }
  const from = fromRow === undefined ? pairs(s.tokens)[0] : [fromRow, fromCol];
  showWay(root, from ? from.join(',') : '', `${row},${col}`, INK);
}

export const wish = (s, opt) => { const c = Math.max(FINGER, Math.min(Number(s.rows) > 4 ? 60 : 92, (opt.width - 8) / Number(s.cols))); return Math.min(560, c * Number(s.rows) + 8 + (s.labels || s.names?.length > 1 ? 1.4 * opt.u : 0)); };
