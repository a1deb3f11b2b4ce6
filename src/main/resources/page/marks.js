// The signs that every view shares: what a position or move is worth, and whose it is.
// Each worth has a shape as well as a colour: tick, ring, equals sign.

const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Text made safe inside markup, attributes too. */
export const esc = s => String(s ?? '').replace(/[&<>"']/g, c => ENTITIES[c]);

/** The px of 1rem, since pictures are drawn in px and their text has to keep 1rem. */
export const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The class (and the colour token) of a worth: a number by its sign, or one of the words "won", "lost", "drawn". */
export function worthClass(w) {
  if (w === 'won' || w === 'lost' || w === 'drawn') return w;
  return w > 0 ? 'won' : w < 0 ? 'lost' : 'drawn';
}

const SIGN = {won: 'M6.2 12.4l4 4.1L18 8', lost: 'M12 7.2a4.8 4.8 0 1 0 .01 0z', drawn: 'M7 9.8h10M7 14.4h10'};

const disc = (w, r, thick) => `<circle cx="12" cy="12" r="${r}" style="fill:var(--${worthClass(w)})"/>`
  + `<path d="${SIGN[worthClass(w)]}" fill="none" stroke="#fff" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A mark among words. */
export const mark = (w, cls = '') => `<svg class="mark ${esc(cls)}" viewBox="0 0 24 24" aria-hidden="true">${disc(w, 11, 2.8)}</svg>`;

/** A mark inside a picture, with its middle at x, y. */
export const markAt = (x, y, r, w) => `<g class="markat" transform="translate(${x - r},${y - r}) scale(${r / 12})">${disc(w, 12, 3)}</g>`;

/** A bare small mark, where many stand close together. */
export function tiny(x, y, r, w) {
  const kind = worthClass(w);
  if (kind === 'won') return `<path d="M${x - r} ${y}l${r * .75} ${r * .8}L${x + r} ${y - r * .8}" fill="none" style="stroke:var(--won-text)" stroke-width="${r * .55}" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (kind === 'lost') return `<circle cx="${x}" cy="${y}" r="${r * .78}" fill="none" style="stroke:var(--lost-text)" stroke-width="${r * .5}"/>`;
  return `<path d="M${x - r * .8} ${y - r * .4}h${r * 1.6}M${x - r * .8} ${y + r * .45}h${r * 1.6}" style="stroke:var(--drawn)" stroke-width="${r * .5}" stroke-linecap="round"/>`;
}

const sign = inner => `<span class="who" aria-hidden="true"><svg viewBox="0 0 40 40">${inner}</svg></span>`;

/** Whose it is: a square with a face for the program, a diamond with the first letter of the nickname for the opponent, a die for chance. */
export function who(side, nick) {
  if (side === 'program') return sign('<rect x="4" y="4" width="32" height="32" rx="6" style="fill:var(--ink)"/><path d="M13 15v6M27 15v6M13 28h14" fill="none" style="stroke:var(--sheet)" stroke-width="4" stroke-linecap="round"/>');
  if (side === 'chance') return sign('<circle cx="20" cy="20" r="16.5" fill="none" stroke="currentColor" stroke-width="3"/><g fill="currentColor"><circle cx="14" cy="14" r="3"/><circle cx="26" cy="14" r="3"/><circle cx="20" cy="20" r="3"/><circle cx="14" cy="26" r="3"/><circle cx="26" cy="26" r="3"/></g>');
  const letter = [...String(nick ?? '')][0] ?? '';
  return sign(`<path d="M20 1.5L38.5 20 20 38.5 1.5 20z" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><text x="20" y="26.5" text-anchor="middle" font-size="19" font-weight="700" fill="currentColor">${esc(letter.toUpperCase())}</text>`);
}
