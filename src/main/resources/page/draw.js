// Pictures of positions: one renderer for each kind of sketch.
import {rem} from 'initiative/marks.js';
import * as heaps from 'initiative/draw-heaps.js';
import * as strip from 'initiative/draw-strip.js';
import * as field from 'initiative/draw-field.js';
import * as board from 'initiative/draw-board.js';
import * as cards from 'initiative/draw-cards.js';
import * as hex from 'initiative/draw-hex.js';
import * as line from 'initiative/draw-line.js';
import * as coins from 'initiative/draw-coins.js';
import * as letters from 'initiative/draw-text.js';

const RENDERERS = {heaps, strip, field, board, cards, hex, line, coins, text: letters};
const PHONE = 500;

const rendererOf = (kind, sketch) => sketch && RENDERERS[kind] || letters;

/** Options with everything that renderers rely on: u is the px of 1rem. */
function complete(opt = {}) {
  const lang = opt.lang ?? 'en', width = Math.max(40, opt.width || 0), height = Math.max(30, opt.height || 0);
  return {u: rem(), values: null, last: null, small: false, say: words => words?.[lang] ?? '', ...opt, lang, width, height, moves: opt.moves ?? [], phone: width < PHONE && !opt.small};
}

/**
 * The renderer of a kind. A sketch of null is drawn as text, from opt.text or opt.lines.
 * opt.start (the sketch of the first position) keeps the scale of heaps steady during a game, opt.begins ("program" or
 * "opponent") tells whose the stones and rams of the side that began are, opt.label names the picture.
 */
export function draw(kind) {
  return {
    svg: (sketch, previous, opt) => rendererOf(kind, sketch).svg(sketch, previous, complete(opt)),
    preview: (root, sketch, move) => rendererOf(kind, sketch).preview(root, sketch, move),
    cursor: RENDERERS[kind]?.cursor,
  };
}

/** A small picture without words and hit areas. */
export function thumbnail(kind, sketch, w, h, opt = {}) {
  const full = complete({...opt, width: w, height: h, small: true});
  return rendererOf(kind, sketch).svg(sketch, null, {...full, u: Math.min(full.u, h / 5)});
}

/** Whether some move cannot be pointed at in the picture, so that a field to type a move (or a list) has to be offered. */
export function crowded(kind, sketch, opt) {
  if (kind === 'coins') return false;
  const full = complete(opt);
  if (!full.moves.length) return true;
  const seen = new Set();
  for (const [, ids] of rendererOf(kind, sketch).svg(sketch, null, full).matchAll(/data-moves="([^"]*)"/g)) for (const id of ids.split('|')) seen.add(id);
  return seen.size < full.moves.length;
}

/** The height that a picture of this width wants on a phone, so that its hit areas suit a finger. */
export function wish(kind, sketch, opt) {
  const full = complete({...opt, height: 1000});
  return Math.round(rendererOf(kind, sketch).wish(sketch, full));
}
