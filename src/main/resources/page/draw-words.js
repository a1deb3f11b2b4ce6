// The few words inside pictures.
const WORDS = {
  takes: ['May take: {0}', 'Можна взяти: {0}'],
  limit: ['May take: 1 to {0}', 'Можна взяти: від 1 до {0}'],
  limitOne: ['May take: 1', 'Можна взяти: 1'],
  other: ['The other side: {0}', 'Суперник: {0}'],
  reserve: ['Reserve: {0}, of the other side: {1}', 'Запас: {0}, у суперника: {1}'],
  several: ['Heaps in a move: up to {0}', 'Купок за хід: до {0}'],
  mine: ['Side to move: {0}', 'Хто ходить: {0}'],
  yours: ['Other side: {0}', 'Суперник: {0}'],
  more: ['{0} more', 'ще {0}'],
  part: ['{0}–{1} of {2}', '{0}–{1} із {2}'],
  months: ['January February March April May June July August September October November December',
    'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'],
  monthsShort: ['Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', 'січ лют бер кві тра чер лип сер вер жов лис гру'],
};

export const word = (opt, key, ...args) => WORDS[key][opt.lang === 'uk' ? 1 : 0].replace(/\{(\d)\}/g, (all, i) => args[i]);
export const months = (opt, short) => word(opt, short ? 'monthsShort' : 'months').split(' ');
