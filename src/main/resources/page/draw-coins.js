// Coins on a round table. Moves are not listed: any free point may be meant, so there is a cursor instead of hit areas.
import {rect, circle, text, frame, show, line} from 'initiative/draw-kit.js';
import {esc} from 'initiative/marks.js';

function layout(s, opt) {
  const R = Number(s.radius), pad = opt.small ? 4 : .7 * opt.u, scale = (Math.min(opt.width, opt.height) / 2 - pad) / R;
  return {R, r: Number(s.coin), scale, cx: opt.width / 2, cy: opt.height / 2, X: x => opt.width / 2 + x * scale, Y: y => opt.height / 2 - y * scale};
}

const placed = s => { const list = []; for (let k = 0; k + 1 < (s?.placed?.length ?? 0); k += 2) list.push([Number(s.placed[k]), Number(s.placed[k + 1])]); return list; };

export function svg(s, previous, opt) {
  const L = layout(s, opt), {u, small} = opt, r = L.r * L.scale, coins = placed(s), fresh = previous ? placed(previous).length : coins.length;
  let out = circle(L.cx, L.cy, L.R * L.scale, {fill: 'cover2', stroke: 'ink', width: small ? 1.5 : 3});
  const cross = small ? 3 : .35 * u;
  out += line(L.cx - cross, L.cy, L.cx + cross, L.cy, {stroke: 'ink3', width: 2}) + line(L.cx, L.cy - cross, L.cx, L.cy + cross, {stroke: 'ink3', width: 2});
  coins.forEach(([x, y], k) => {
    const last = !small && k >= fresh, X = L.X(x), Y = L.Y(y);
    out += circle(X, Y, r - .5, {fill: last ? 'ink' : 'sheet', stroke: 'ink', width: small ? 1 : 2.5}) + (r > 8 ? circle(X, Y, r * .8, {stroke: last ? 'sheet' : 'line', width: 1.5}) : '')
      + (!small && r > .9 * u ? text(X, Y, k + 1, {size: Math.max(u, Math.min(1.4 * u, r * .8)), weight: 650, ink: last ? 'sheet' : 'ink2'}) : '');
  });
  if (!small) out += `<g data-coins data-cx="${L.cx}" data-cy="${L.cy}" data-scale="${L.scale}" class="cross" tabindex="0" role="application" aria-label="${esc(opt.label ?? '')}"><circle cx="${L.cx}" cy="${L.cy}" r="${L.R * L.scale}" fill="transparent"/></g>`;
  return frame(opt, out);
}

/** The chosen coin, dashed while it is only meant; crossed out where it does not fit. */
export function preview(root, s, move) {
  const mark = root.querySelector('[data-coins]');
  if (!mark || !move?.place) { show(root, []); return; }
  const {cx, cy, scale} = mark.dataset, [x, y] = move.place.map(Number), X = Number(cx) + x * scale, Y = Number(cy) - y * scale, r = Number(s.coin) * scale, arm = Math.max(14, r * 1.25), ok = fits(s, [x, y]);
  show(root, [], circle(X, Y, r, {fill: 'sheet', stroke: 'ink', width: 3, dash: '7 5', more: 'fill-opacity=".7"'}) + line(X - arm, Y, X + arm, Y, {stroke: 'ink', width: 2}) + line(X, Y - arm, X, Y + arm, {stroke: 'ink', width: 2})
    + (ok ? '' : line(X - r * .7, Y - r * .7, X + r * .7, Y + r * .7, {stroke: 'ink', width: 5}) + line(X - r * .7, Y + r * .7, X + r * .7, Y - r * .7, {stroke: 'ink', width: 5})));
}

function fits(s, [x, y]) {
  const far = Number(s.radius) - Number(s.coin), apart = 2 * Number(s.coin);
  return far >= 0 && x * x + y * y <= far * far && placed(s).every(([a, b]) => (x - a) ** 2 + (y - b) ** 2 >= apart * apart);
}

/** The free point nearest to a point, if there is one within a coin's radius of it. */
function near(s, [x, y]) {
  if (fits(s, [x, y])) return [x, y];
  const most = Math.max(4, Number(s.coin));
  for (let d = 1; d <= most; d += Math.max(1, Math.floor(most / 120))) for (let k = 0, n = Math.max(8, Math.min(180, 6 * d)); k < n; k++) {
    const p = [Math.round(x + d * Math.cos(2 * Math.PI * k / n)), Math.round(y + d * Math.sin(2 * Math.PI * k / n))];
    if (fits(s, p)) return p;
  }
  return [x, y];
}

const hundredths = v => `${v < 0 ? '-' : ''}${Math.floor(Math.abs(v) / 100)}.${String(Math.abs(v) % 100).padStart(2, '0')}`;

/**
 * Lets a person point at the table: a press chooses the place under it, arrows move a cross hair (with Shift by hundredths).
 * Each choice is shown and handed on as its move; the answer has the handler of keys, which says whether it used the key.
 */
export function cursor(svg, s, choose) {
  const table = svg.querySelector('[data-coins]'), {cx, cy, scale} = table.dataset, R = Number(s.radius), stride = Math.max(1, Math.round(Number(s.coin) / 4));
  let place = near(s, [0, 0]);
  const set = next => {
    place = next;
    preview(svg, s, {place});
    choose({move: place.map(hundredths).join(' ')});
  };
  svg.addEventListener('pointerdown', event => {
    const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal, k = Math.max(view.width / box.width, view.height / box.height);
    const x = (event.clientX - box.left - box.width / 2) * k / scale, y = (box.top + box.height / 2 - event.clientY) * k / scale;
    if (Math.hypot(x, y) <= R) set(near(s, [Math.round(x), Math.round(y)]));
  });
  /* The next place in a direction where a coin may lie, beyond coins in the way; where there is none, the cross hair stays. */
  const next = (dx, dy) => {
    for (let k = 1; k * Math.hypot(dx, dy) <= 2 * R; k++) { const p = [place[0] + k * dx, place[1] + k * dy]; if (fits(s, p)) return p; }
    return place;
  };
  return {
    key(event) {
      const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]}[event.key], size = event.shiftKey ? 1 : stride;
      if (!step) return false;
      event.preventDefault();
      set(next(step[0] * size, step[1] * size));
      return true;
    },
  };
}

export const wish = (s, opt) => opt.width;
