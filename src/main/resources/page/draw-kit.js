// What all renderers share: shapes in the colours of the page, hit areas, and the preview of a chosen move.
import {esc, markAt} from 'initiative/marks.js';

const r1 = v => Math.round(v * 10) / 10;

const paint = (fill, stroke) => `fill:${fill ? `var(--${fill})` : 'none'}${stroke ? `;stroke:var(--${stroke})` : ''}`;

/** The attributes of a shape: colours are names of tokens. A class that the page styles gets no colour of its own. */
function look({fill, stroke, width = 1.5, dash, cls, more = ''}) {
  const own = fill || stroke || !cls ? ` style="${paint(fill, stroke)}"` : '';
  return `${cls ? ` class="${cls}"` : ''}${own}${stroke ? ` stroke-width="${r1(width)}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''} ${more}`;
}

export const rect = (x, y, w, h, o = {}) => `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(Math.max(0, w))}" height="${r1(Math.max(0, h))}" rx="${r1(o.r || 0)}"${look(o)}/>`;
export const circle = (x, y, r, o = {}) => `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(Math.max(0, r))}"${look(o)}/>`;
export const path = (d, o = {}) => `<path d="${d}"${look(o)}/>`;
export const line = (x1, y1, x2, y2, o = {}) => path(`M${r1(x1)} ${r1(y1)}L${r1(x2)} ${r1(y2)}`, {more: 'stroke-linecap="round"', ...o});
export const diamond = (x, y, r, o = {}) => path(`M${r1(x)} ${r1(y - r)}L${r1(x + r)} ${r1(y)} ${r1(x)} ${r1(y + r)} ${r1(x - r)} ${r1(y)}z`, {more: 'stroke-linejoin="round"', ...o});

/** A text whose middle is at y. */
export function text(x, y, s, {size, anchor = 'middle', weight = 400, ink = 'ink', more = ''}) {
  return `<text x="${r1(x)}" y="${r1(y + size * .355)}" text-anchor="${anchor}" font-size="${r1(size)}" font-weight="${weight}" style="fill:var(--${ink})" ${more}>${esc(s)}</text>`;
}

/** About how wide a text is: digits and most letters are a little over half as wide as high. */
export const wide = (s, size) => String(s).length * size * .6;

/** A number for people: all its digits in groups of three, and a real minus. */
export function num(v) {
  const digits = typeof v === 'number' && Number.isInteger(v) ? BigInt(v).toString() : String(v);
  const grouped = digits.replace(/^-/, '').length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u202f') : digits;
  return grouped.replace('-', '\u2212');
}

/** The numbers of the moves that are pointed at in the same spot; a key of null means nowhere in this picture. */
export function spots(opt, key) {
  const map = new Map();
  opt.moves.forEach((move, i) => {
    const k = move.place ? key(move.place.map(Number), move) : null;
    if (k === null || k === undefined) return;
    if (!map.has(k)) map.set(k, []);
    map.get(k).push(i);
  });
  return map;
}

/** The best that moves sharing a spot are worth; null if it is not to be shown. */
export function worth(ids, opt) {
  if (!opt.values) return null;
  const known = ids.map(i => opt.values[opt.moves[i].move]).filter(v => v !== undefined && v !== null);
  return known.length ? Math.max(...known) : null;
}

export const marked = (ids, opt, x, y, r) => {
  const w = worth(ids, opt);
  return w === null ? '' : markAt(r1(x), r1(y), r1(r), w);
};

/** How far the end is after the best of moves sharing a spot, as a number in a circle; full where no move is better. '' if that is not known. */
export function farness(ids, opt, x, y, r) {
  const w = opt.depths ? worth(ids, opt) : null, far = all => { const known = all.map(i => opt.moves[i].move).filter(m => m in opt.depths && opt.values[m] === w).map(m => opt.depths[m]); return known.length ? Math[w < 0 ? 'max' : 'min'](...known) : null; };
  const depth = w ? far(ids) : null;
  if (depth === null) return '';
  const best = depth === far(opt.moves.map((_, i) => i)), name = w > 0 ? 'won' : 'lost';
  return circle(x, y, r, {fill: best ? name : 'sheet', stroke: name, width: 2.5}) + text(x, y, depth, {size: Math.min(opt.u, r * 1.25), weight: 700, ink: best ? 'on' : `${name}-text`});
}

const MOST_SAID = 6;

/** A hit area round `inner`, which holds its zone and its ring; x, y is the middle, by which arrow keys find it, `at` its name for previews. */
export function hit(ids, opt, inner, x, y, at) {
  const said = ids.slice(0, MOST_SAID).map(i => opt.say(opt.moves[i].say) || opt.moves[i].move);
  const label = said.join('; ') + (ids.length > MOST_SAID ? '; …' : '');
  return `<g class="hit" role="button" tabindex="-1" data-moves="${ids.join('|')}" data-x="${r1(x)}" data-y="${r1(y)}"${at === undefined ? '' : ` data-at="${esc(at)}"`} aria-label="${esc(label)}">${inner}</g>`;
}

export const zone = (x, y, w, h, r = 6) => `<rect class="zone" x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" rx="${r}" fill="transparent"/>`;
export const ring = (x, y, w, h, r = 7) => `<rect class="ring" x="${r1(x)}" y="${r1(y)}" width="${r1(Math.max(0, w))}" height="${r1(Math.max(0, h))}" rx="${r}" fill="none" stroke="transparent" stroke-width="3"/>`;

/** A ring in several pieces, where what goes is wrapped over lines. */
export const rings = boxes => `<g>${boxes.map(b => ring(...b)).join('')}</g>`;

/** Something that is seen only when its key belongs to the chosen move. */
export const pick = (key, inner) => `<g class="pick" data-k="${esc(key)}" opacity="0" pointer-events="none">${inner}</g>`;

/** A dashed sign round a piece that would leave its cell, seen only when such a move is chosen. */
export const leaving = (key, x, y, c, colour) => c < 12 ? '' : `<g class="pick" data-k="${esc(key)}" data-x="${r1(x + c / 2)}" data-y="${r1(y + c / 2)}" opacity="0" pointer-events="none"><rect x="${r1(x + 3)}" y="${r1(y + 3)}" width="${r1(c - 6)}" height="${r1(c - 6)}" rx="5" fill="none" style="stroke:${colour}" stroke-width="3" stroke-dasharray="6 5"/></g>`;

/** Shows that a piece goes from one cell to another: the cell it leaves, and a dotted way to the hit area of the target. */
export function showWay(root, fromKey, target, colour) {
  const from = [...root.querySelectorAll('.pick')].find(el => el.dataset.k === fromKey), to = root.querySelector(`.hit[data-at="${target}"]`);
  const [x1, y1, x2, y2] = from && to ? [from.dataset.x, from.dataset.y, to.dataset.x, to.dataset.y].map(Number) : [];
  const far = Math.hypot(x2 - x1, y2 - y1), cut = far ? Math.min(.5, 16 / far) : 0;
  show(root, [fromKey], far ? `<path d="M${r1(x1)} ${r1(y1)}L${r1(x2 - (x2 - x1) * cut)} ${r1(y2 - (y2 - y1) * cut)}" fill="none" style="stroke:${colour}" stroke-width="4" stroke-dasharray="1 10" stroke-linecap="round"/>` : '');
}

/** The whole picture; what a preview adds is written into its last group. */
export function frame(opt, inner) {
  const name = opt.small ? 'aria-hidden="true"' : `role="group"${opt.label ? ` aria-label="${esc(opt.label)}"` : ''}`;
  return `<svg class="picture" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${r1(opt.width)} ${r1(opt.height)}" width="${r1(opt.width)}" height="${r1(opt.height)}" ${name}>${inner}<g class="plan" pointer-events="none"></g></svg>`;
}

/** Shows what a chosen move changes: the picks with these keys, and more markup on top. */
export function show(root, keys, extra = '') {
  const wanted = new Set(keys);
  for (const el of root.querySelectorAll('.pick')) el.setAttribute('opacity', wanted.has(el.dataset.k) ? 1 : 0);
  const plan = root.querySelector('.plan');
  if (plan) plan.innerHTML = extra;
}

/** The first of `count` things to be shown of `all`, so that `at` is among them; lean -1..1 says where more of interest lies. */
export function windowFrom(at, count, all, lean = 0) {
  if (count >= all) return 0;
  const share = .5 - .38 * lean;
  return Math.max(0, Math.min(all - count, Math.round(at - share * (count - 1))));
}
