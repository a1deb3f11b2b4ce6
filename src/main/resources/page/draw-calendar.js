// The dates of a year: months by days on a wide screen, one month and the same day of later ones on a phone.
import {rect, circle, text, spots, marked, hit, zone, ring, pick, frame} from 'initiative/draw-kit.js';
import {months} from 'initiative/draw-words.js';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const day = v => v % 100, month = v => Math.floor(v / 100);

function year(s, previous, opt) {
  const {width: W, height: H, u, small} = opt, left = small ? 4 : 2.9 * u, top = small ? 4 : 1.6 * u, pad = small ? 4 : .5 * u;
  const c = (W - left - pad) / 31, t = Math.min((H - top - pad) / 12, 2.2 * u), y0 = top + (H - top - pad - 12 * t) / 2, at = Number(s.at), old = small ? NaN : Number(previous?.at ?? NaN), group = spots(opt, p => p[0]), names = months(opt, true);
  let out = '', over = '';
  for (let m = 1; m <= 12; m++) {
    const y = y0 + (m - 1) * t;
    if (!small) out += text(left - .5 * u, y + t / 2, names[m - 1], {size: u, anchor: 'end', weight: m === month(at) ? 700 : 400, ink: m === month(at) ? 'ink' : 'ink2'});
    for (let d = 1; d <= DAYS[m - 1]; d++) {
      const x = left + (d - 1) * c, v = 100 * m + d, ids = group.get(v), mx = x + c / 2, my = y + t / 2, r = Math.min(c, t);
      let inner = rect(x + 1, y + 1, c - 2, t - 2, {r: 3, fill: v === at ? 'ink' : v === Number(s.hi) ? 'cover' : 'sheet', stroke: ids || v === Number(s.hi) ? 'ink2' : 'line', width: small ? .6 : 1.5});
      if (v === old && v !== at) inner += rect(x + 3, y + 3, c - 6, t - 6, {r: 2, stroke: 'ink3', width: 2, dash: '3 3'});
      if (!ids) { out += inner; continue; }
      over += hit(ids, opt, inner + zone(x, y, c, t, 3) + (marked(ids, opt, mx, my, r * .38) || circle(mx, my, r * .15, {fill: 'ink2', cls: 'dot'})) + pick(v, rect(x + 3, y + 3, c - 6, t - 6, {r: 3, fill: 'ink', more: 'fill-opacity=".35"'})) + ring(x, y, c, t, 4), mx, my);
    }
  }
  if (!small) for (const d of new Set([1, 5, 10, 15, 20, 25, 31].filter(d => Math.abs(d - day(at)) > 1).concat(day(at)))) out += text(left + (d - .5) * c, y0 - .7 * u, d, {size: u, weight: d === day(at) ? 700 : 400, ink: d === day(at) ? 'ink' : 'ink2'});
  return out + over;
}

function pocket(s, previous, opt) {
  const {width: W, height: H, u} = opt, at = Number(s.at), m = month(at), group = spots(opt, p => p[0]), names = months(opt, false), pad = 6, rows = Math.ceil(DAYS[m - 1] / 7), later = 12 - m, laterRows = Math.ceil(later / 3);
  const c = (W - 2 * pad) / 7, t = Math.min(52, (H - 3.2 * u - 2 * pad) / (rows + laterRows)), cell = (v, x, y, w, label) => {
    const ids = group.get(v), here = v === at, inner = rect(x + 2, y + 2, w - 4, t - 4, {r: 6, fill: here ? 'ink' : 'sheet', stroke: ids || here ? 'ink' : 'line', width: ids ? 2 : 1}) + text(x + w / 2, y + t / 2, label, {size: u, weight: ids || here ? 650 : 400, ink: here ? 'sheet' : ids ? 'ink' : 'ink3'});
    return ids ? hit(ids, opt, zone(x, y, w, t) + inner + pick(v, rect(x + 5, y + 5, w - 10, t - 10, {r: 4, stroke: 'ink', width: 2, dash: '5 4'})) + marked(ids, opt, x + w - 9, y + 9, 8) + ring(x + 1, y + 1, w - 2, t - 2), x + w / 2, y + t / 2) : inner;
  };
  let out = text(W / 2, pad + .7 * u, names[m - 1], {size: 1.1 * u, weight: 700});
  for (let d = 1; d <= DAYS[m - 1]; d++) out += cell(100 * m + d, pad + ((d - 1) % 7) * c, 1.6 * u + Math.floor((d - 1) / 7) * t, c, d);
  const y0 = 1.6 * u + rows * t + .6 * u, w = (W - 2 * pad) / 3, short = months(opt, true);
  for (let k = 1; k <= later; k++) if (day(at) <= DAYS[m + k - 1]) out += cell(100 * (m + k) + day(at), pad + ((k - 1) % 3) * w, y0 + Math.floor((k - 1) / 3) * t, w, `${day(at)} ${short[m + k - 1]}`);
  return out;
}

export const svg = (s, previous, opt) => frame(opt, (opt.phone ? pocket : year)(s, previous, opt));
export const wish = (s, opt) => { const m = month(Number(s.at)); return (Math.ceil(DAYS[m - 1] / 7) + Math.ceil((12 - m) / 3)) * 46 + 3.4 * opt.u + 12; };
