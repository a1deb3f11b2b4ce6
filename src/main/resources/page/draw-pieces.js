// Chess pieces. They stay black and white in both themes, as on a board of wood.
const DARK = '#12202D', LIGHT = '#FFFFFF';
const BASE = 'M25 80H75V91H25Z';
const SHAPES = {
  K: 'M30 76L23 47Q22 33 37 34 47 35 50 47 53 35 63 34 78 33 77 47L70 76Z M46 32V23H38V16H46V8H54V16H62V23H54V32Z',
  Q: 'M29 76L17 33 35 53 39 25 50 50 61 25 65 53 83 33 71 76Z',
  R: 'M33 76L36 42H27V20H38V28H45V20H55V28H62V20H73V42H64L67 76Z',
  P: 'M35 76Q44 62 43 52A14 14 0 1 1 57 52Q56 62 65 76Z',
};
const BALLS = '<circle cx="17" cy="28" r="5.5"/><circle cx="39" cy="19" r="5.5"/><circle cx="61" cy="19" r="5.5"/><circle cx="83" cy="28" r="5.5"/>';

/** A piece in the square of side c whose corner is x, y; only those shapes that the games have. */
export function piece(letter, black, x, y, c) {
  const shape = SHAPES[letter.toUpperCase()] ?? SHAPES.P;
  return `<g transform="translate(${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}) scale(${Math.round(c * 10) / 1000})" fill="${black ? DARK : LIGHT}" stroke="${DARK}" stroke-width="4.5" stroke-linejoin="round">`
    + (black ? `<g fill="none" stroke="${LIGHT}" stroke-width="9" stroke-opacity=".75"><path d="${shape}"/><path d="${BASE}"/></g>` : '')
    + `<path d="${shape}"/><path d="${BASE}"/>${letter.toUpperCase() === 'Q' ? BALLS : ''}${black ? `<path d="M33 69Q50 63 67 69" stroke="${LIGHT}" fill="none"/>` : ''}</g>`;
}
