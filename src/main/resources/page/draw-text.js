// A position in letters: its lines in a monospaced block. opt.lines are the lines of a picture of letters, opt.text a sentence.
import {frame} from 'initiative/draw-kit.js';
import {esc} from 'initiative/marks.js';

const ASPECT = .62; // width of a monospaced letter in its height

function wrap(line, most) {
  const out = [];
  let rest = line;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most), cut = space > most / 2 ? space : most;
    out.push(rest.slice(0, cut));
    rest = rest.slice(cut).replace(/^ /, '');
  }
  out.push(rest);
  return out;
}

export function svg(s, previous, opt) {
  const {width: W, height: H, u, small} = opt, pad = small ? 6 : .8 * u, source = (opt.lines?.length ? opt.lines : String(opt.text ?? s?.text ?? '').split('\n')).map(String);
  const longest = Math.max(1, ...source.map(l => l.length)), least = small ? Math.min(u, H / 4) : u;
  const size = Math.max(least, Math.min(1.8 * u, (W - 2 * pad) / longest / ASPECT, (H - 2 * pad) / source.length / 1.3));
  const lines = source.flatMap(l => wrap(l, Math.max(4, Math.floor((W - 2 * pad) / size / ASPECT)))), fit = Math.max(1, Math.floor((H - 2 * pad) / (size * 1.3)));
  const shown = lines.length > fit ? [...lines.slice(0, fit - 1), '…'] : lines, block = Math.max(...shown.map(l => l.length)) * size * ASPECT, x = Math.max(pad, (W - block) / 2), y0 = (H - shown.length * size * 1.3) / 2;
  return frame(opt, shown.map((l, k) => `<text x="${x}" y="${y0 + (k + .78) * size * 1.3}" font-size="${size}" xml:space="preserve" style="font-family:var(--mono);fill:var(--ink);white-space:pre">${esc(l)}</text>`).join(''));
}

export function preview() {}

export const wish = (s, opt) => Math.min(420, Math.max(120, (opt.lines?.length ?? 4) * 1.4 * opt.u + 2 * opt.u));
