// Numbers in their order, or the dates of a year. The number that is reached is pointed at.
import {rect, circle, path, text, wide, num, spots, marked, hit, zone, ring, pick, frame, show, line, windowFrom} from 'initiative/draw-kit.js';
import {word} from 'initiative/draw-words.js';
import * as calendar from 'initiative/draw-calendar.js';

const FINGER = 36;

const pairs = list => { const all = []; for (let k = 0; k + 1 < (list?.length ?? 0); k += 2) all.push([Number(list[k]), Number(list[k + 1])]); return all; };

/** A number that can be chosen though it is too far away to be drawn at its place. */
function chip(s, opt, ids, x, y, w, h, both) {
  const {u} = opt, v = Number(opt.moves[ids[0]].place[0]), at = Number(s.at), label = s.log && at > 0 ? `×${num(v / at)}` : num(v), goal = inGoal(s, v);
  return hit(ids, opt, rect(x, y, w, h, {r: 8, fill: goal ? 'cover' : 'sheet', stroke: 'ink', width: 2.5}) + text(x + w / 2, y + h * (both ? .3 : .5), label, {size: 1.15 * u, weight: 700}) + (both ? text(x + w / 2, y + h * .7, num(v), {size: u, ink: 'ink2'}) : '')
    + (goal ? flag(x + w - .55 * u, y + .2 * u, .8 * u) : '') + zone(x, y, w, h) + pick(v, rect(x + 5, y + 5, w - 10, h - 10, {r: 5, stroke: 'ink', width: 2.5, dash: '6 4'})) + marked(ids, opt, x + .1 * u, y + .1 * u, .42 * u) + ring(x - 3, y - 3, w + 6, h + 6, 10), x + w / 2, y + h / 2);
}

const inGoal = (s, v) => s.targets?.length === 2 && v >= Number(s.targets[0]) && v <= Number(s.targets[1]);
const flag = (x, y, h) => path(`M${x - h * .2} ${y + h}V${y}H${x + h * .4}L${x + h * .2} ${y + h * .28} ${x + h * .4} ${y + h * .56}H${x - h * .2}`, {fill: 'ink', stroke: 'ink', width: 2, more: 'stroke-linejoin="round"'});

/** A row of chips, wrapped; how high it is comes back too. */
function chips(s, opt, groups, x, y, w) {
  const {u, phone} = opt, h = s.log ? 2.9 * u : Math.max(phone ? 44 : 0, 2 * u), gap = .4 * u, least = Math.max(phone ? 60 : 0, ...groups.map(ids => { const v = opt.moves[ids[0]].place[0]; return Math.max(s.log ? wide(num(v), u) * .95 + .5 * u : 0, wide(num(v), s.log ? 0 : 1.15 * u) + u); }));
  const per = Math.max(1, Math.min(groups.length, Math.floor((w + gap) / (Math.min(least, w / 2.2) + gap)))), cw = Math.min((w - gap * (per - 1)) / per, Math.max(6.5 * u, least)), rows = Math.ceil(groups.length / per);
  const left = x + (w - per * cw - (per - 1) * gap) / 2;
  return {height: rows * (h + gap) - gap, markup: y0 => groups.map((ids, k) => chip(s, opt, ids, left + (k % per) * (cw + gap), y0 + Math.floor(k / per) * (h + gap), cw, h, s.log && least <= cw + 1)).join('')};
}

/** Large factors: an axis where equal steps multiply, and the moves below it. */
function logarithmic(s, previous, opt, top, foot) {
  const {width: W, height: H, u, small} = opt, pad = small ? 8 : 1.2 * u, lo = Math.max(1, Number(s.lo)), hi = Math.max(lo + 1, Number(s.hi)), X = v => pad + (W - 2 * pad) * Math.log(Math.max(lo, Math.min(hi, v)) / lo) / Math.log(hi / lo);
  const groups = small ? [] : [...spots(opt, p => p[0]).values()], bar = groups.length ? chips(s, opt, groups, .6 * u, 0, W - 1.2 * u) : {height: 0, markup: () => ''};
  const tall = Math.max(0, H - top - foot - bar.height - (groups.length ? .8 * u : 0)), y = small ? H * .55 : top + Math.max(2.6 * u, tall * .5), at = Number(s.at), t = small ? 5 : .4 * u;
  let out = '';
  if (s.targets?.length === 2) { const a = X(Number(s.targets[0])), b = X(Number(s.targets[1])); out += rect(a, y - t * 1.6, Math.max(4, b - a), t * 3.2, {r: 4, fill: 'cover', stroke: 'ink', width: 1.5}) + flag(a, y - t * 1.6 - (small ? 12 : 1.1 * u), small ? 12 : 1.1 * u); }
  out += line(pad, y, W - pad, y, {stroke: 'ink', width: small ? 2 : 3});
  const decades = Math.floor(Math.log10(hi / lo) + 1e-9), every = Math.max(1, Math.ceil(decades * 3.2 * u / (W - 2 * pad)));
  for (let d = 0; d <= decades; d++) { const v = lo * 10 ** d; out += line(X(v), y - t * .6, X(v), y + t * .6, {stroke: 'ink', width: 2}); if (!small && d % every === 0) out += decade(X(v), y + t * 1.6 + .85 * u, d, u); }
  const old = Number(previous?.at);
  if (!small && old && old !== at) out += circle(X(old), y, t * .9, {fill: 'sheet', stroke: 'ink3', width: 2, dash: '4 4'});
  out += circle(X(at), y, small ? 7 : .55 * u, {fill: 'ink', stroke: 'sheet', width: 2});
  if (!small) {
    const label = num(at), half = wide(label, 1.5 * u) / 2, middle = Math.max(half + 4, Math.min(W - half - 4, X(at))), flagAt = s.targets?.length === 2 ? X(Number(s.targets[0])) : -1e9;
    out += text(middle, y - (Math.abs(middle - flagAt) < half + .8 * u ? 2.75 : 1.6) * u, label, {size: 1.5 * u, weight: 700});
  }
  for (const ids of groups) { const v = Number(opt.moves[ids[0]].place[0]); out += pick(v, circle(X(v), y, t * .9, {fill: 'sheet', stroke: 'ink', width: 3})); }
  return out + bar.markup(H - foot - bar.height - .2 * u);
}

const decade = (x, y, d, u) => d < 4 ? text(x, y, num(10 ** d), {size: u, ink: 'ink2'}) : `<text x="${x}" y="${y + u * .36}" text-anchor="middle" font-size="${u * 1.15}" style="fill:var(--ink2)">10<tspan dy="${-u * .45}" font-size="${u}">${d}</tspan></text>`;

/** Numbers in lines like a strip; those too far away come as chips. */
function numbers(s, previous, opt, top, foot) {
  const {width: W, height: H, u, small, phone} = opt, lo = Number(s.lo), hi = Number(s.hi), at = Number(s.at), all = hi - lo + 1, pad = small ? 5 : phone ? 6 : .7 * u, gap = small ? 3 : .45 * u;
  const least = small ? 12 : Math.max(phone ? FINGER : 1.5 * u, wide(num(hi), u) + .5 * u), group = spots(opt, p => p[0]);
  const fit = h => Math.max(1, Math.floor((W - 2 * pad) / least)) * Math.max(1, Math.floor((h + gap) / (Math.max(small ? 10 : phone ? 44 : 1.6 * u, small ? 0 : 1.5 * u) + gap)));
  let h = H - top - foot, count = Math.min(all, fit(h)), from, far = [];
  const place = () => { const targets = [...group.keys()], lean = count < all ? Math.sign(targets.reduce((sum, v) => sum + Math.sign(v - at), 0)) : 0; from = lo + windowFrom(at - lo, count, all, lean); far = [...group].filter(([v]) => v < from || v >= from + count).map(([, ids]) => ids); };
  place();
  let bar = {height: 0, markup: () => ''};
  if (far.length) { bar = chips(s, opt, far.slice(0, 12), pad, 0, W - 2 * pad); h -= bar.height + .7 * u; count = Math.min(all, fit(h)); place(); bar = chips(s, opt, far.slice(0, 12), pad, 0, W - 2 * pad); }
  let best = {c: 0};
  for (let per = 1; per <= count; per++) { const rows = Math.ceil(count / per), w = (W - 2 * pad) / per, t = (h - (rows - 1) * gap) / rows, c = Math.min(w, t * 1.35, 3.6 * u); if (w < least - .01 && per > 1 && !small) break; if (c > best.c - .01) best = {c, per, rows, w: Math.min(w, Math.max(c, least * 1.15)), t: Math.min(t, c, 3 * u)}; }
  const {w: c, per, rows, t} = best, x0 = (W - c * per) / 2, y0 = top + (h - rows * t - (rows - 1) * gap) / 2, corner = v => [x0 + c * ((v - from) % per), y0 + (t + gap) * Math.floor((v - from) / per)];
  const special = new Map(); for (const [a, b] of pairs(s.special)) special.set(a, [...(special.get(a) ?? []), b]);
  const old = small ? NaN : Number(previous?.at ?? NaN), has = v => v >= from && v < from + count;
  let out = '', over = '';
  for (let v = from; v < from + count; v++) {
    const [x, y] = corner(v), here = v === at, ids = group.get(v), goal = inGoal(s, v);
    let inner = rect(x + 2, y + 1, c - 4, t - 2, {r: small ? 2 : 6, fill: here ? 'ink' : goal ? 'cover' : 'sheet', stroke: ids || here ? 'ink' : 'line', width: ids ? 2.5 : 1.5});
    if (v === old && !here) inner += rect(x + 5, y + 4, c - 10, t - 8, {r: 4, stroke: 'ink3', width: 2, dash: '4 5'});
    if (!small) inner += text(x + c / 2, y + t / 2, num(v), {size: Math.max(u, Math.min(1.15 * u, t * .5)), weight: here ? 750 : ids ? 700 : 400, ink: here ? 'sheet' : ids ? 'ink' : 'ink2'});
    if (special.has(v) && !small) inner += path(`M${x + c - .62 * u} ${y + 4}h${.5 * u}v${.5 * u}z`, {fill: here ? 'sheet' : 'ink'});
    if (!ids) { out += inner; continue; }
    const r = Math.min(.42 * u, t * .24);
    over += hit(ids, opt, zone(x, y - gap / 2, c, t + gap) + inner + pick(v, rect(x + 6, y + 5, c - 12, t - 10, {r: 4, stroke: 'ink', width: 2.5, dash: '6 4'})) + marked(ids, opt, x + c - r * .9, y + r * .8, r) + ring(x - 1, y - 2, c + 2, t + 4, 9), x + c / 2, y + t / 2);
  }
  const arrows = small ? '' : [...special].flatMap(([a, list]) => list.filter(b => has(a) && has(b) && a !== b && (a === at || pairs(s.special).length <= 8)).map(b => arrow(corner(a), corner(b), c, t, a === at))).join('');
  return out + over + arrows + bar.markup(H - foot - bar.height - .3 * u);
}

/** A bow from cell to cell, above the numbers. */
function arrow([x1, y1], [x2, y2], c, t, strong) {
  const ax = x1 + c / 2, ay = y1 + 3, bx = x2 + c / 2, by = y2 + 2, lift = Math.min(t * .9, 12 + Math.abs(bx - ax) * .08), mx = (ax + bx) / 2, my = Math.min(ay, by) - lift, back = Math.atan2(by - my, bx - mx), tip = a => `${bx - 11 * Math.cos(back + a)} ${by - 11 * Math.sin(back + a)}`, ink = strong ? 'ink' : 'ink3';
  return `<g pointer-events="none" opacity="${strong ? .7 : .6}">${path(`M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`, {stroke: ink, width: strong ? 3 : 2})}${path(`M${tip(.45)}L${bx} ${by}L${tip(-.45)}`, {stroke: ink, width: strong ? 3 : 2, more: 'stroke-linecap="round" stroke-linejoin="round"'})}</g>`;
}

export function svg(s, previous, opt) {
  if (s.calendar) return calendar.svg(s, previous, opt);
  const {width: W, height: H, u, small} = opt, sums = s.mine !== undefined && !small, foot = sums ? 1.7 * u : small ? 4 : .6 * u, top = small ? 4 : s.special?.length ? 1.1 * u : .6 * u;
  const note = sums ? text(.6 * u, H - .85 * u, word(opt, 'mine', num(s.mine)), {size: u, anchor: 'start', weight: 650}) + text(W - .6 * u, H - .85 * u, word(opt, 'yours', num(s.yours)), {size: u, anchor: 'end', ink: 'ink2'}) : '';
  return frame(opt, (s.log ? logarithmic : numbers)(s, previous, opt, top, foot) + note);
}

export function preview(root, s, move) {
  show(root, move?.place ? [String(Number(move.place[0]))] : []);
}

export const wish = (s, opt) => s.calendar ? calendar.wish(s, opt) : s.log ? 330 : Math.min(480, Math.ceil(Math.min(80, Number(s.hi) - Number(s.lo) + 1) / Math.max(1, Math.floor((opt.width - 12) / 48))) * 52 + 80);
