/* The tug-of-war: the rope over the whole width, and below it what happened and what was missed. */
import {esc} from 'initiative/marks.js';
import {$, announce, didWords, gameBar, keeping, nameOf, picture, rival, round, shown, stepText} from 'initiative/parts.js';
import {rope} from 'initiative/rope.js';
import {cap, low, say, t} from 'initiative/words.js';

const doWords = m => low(say(m.say) || m.move);

function startWords(S, step) {
  const k = keeping(step), side = nameOf(S, step.side), value = step.value ? t('valueIs', say(step.value)) + ' ' : '';
  const head = step.program > 0 ? t('startIsWon', t('theProgram')) : step.program < 0 ? t('startIsWon', rival(S)) : step.worth === 'drawn' ? t('startIsDrawn') : t('startIs');
  let text = value;
  if (k && k.all && step.side !== 'chance') text += step.worth === 'lost' ? t('startAllLose', side, k.all) : step.worth === 'open' ? '' : t('startKeep', side, k.keep, k.all);
  return {head, text: esc(text)};
}

/** What is said below the rope: a heading as text, and words as markup. */
export function caption(S) {
  const steps = S.state.steps, i = S.ply, step = steps[i];
  if (!shown(S)) return {head: i ? stepText(S, i) : t('hiddenTug'), text: esc(t('hiddenTugText'))};
  if (!i) return startWords(S, step);
  const from = steps[i - 1], name = nameOf(S, step.by), did = didWords(step), k = keeping(from) || {all: 0, keep: 0, moves: []};
  const missed = k.moves.find(m => m.move !== step.move) || k.moves[0], best = missed ? `<b>${esc(doWords(missed))}</b>. ` : '';
  if (step.moment === 'seized' || step.moment === 'slip') {
    const head = t(step.moment === 'seized' || from.program * step.program < 0 ? 'slipHead' : 'slipHeadSmall', name, did);
    const words = !best ? '' : esc(t(from.worth === 'drawn' ? 'missedDraw' : k.keep === 1 ? 'missed1' : 'missedN', k.all, '', k.keep)) + best;
    return {head, text: words + (step.moment === 'seized' ? esc(t('missedAfter')) : '') + end(S, step)};
  }
  let judged = '';
  if (step.by === 'chance') judged = t('byChance');
  else if (k.all === 1) judged = t('forced');
  else if (from.worth === 'lost') judged = k.all ? t('noRight', k.all) : '';
  else if (from.worth !== 'open' && k.all) judged = k.keep === 1 ? t('right1', k.all) : t('rightN', k.all, k.keep);
  return {head: stepText(S, i), text: esc(judged) + end(S, step)};
}

function end(S, step) {
  const out = [];
  if (step.ended) out.push(S.state.result ? cap(say(S.state.result)) : step.program > 0 ? t('endProgram') : step.program < 0 ? t('endOther', rival(S)) : t('endDraw'));
  else if (step.worth !== 'open' && step.moment !== 'seized') out.push(step.program > 0 ? cap(t('holdsNow', t('theProgram'))) : step.program < 0 ? cap(t('holdsNow', rival(S))) : t('nobodyHolds'));
  if (step.value && !step.ended) out.push(t('valueIs', say(step.value)));
  if (typeof step.depth === 'number' && step.depth > 0) out.push(t('toTheEnd', step.depth));
  return out.length ? ' ' + esc(out.join(' ')) : '';
}

/** Rope and caption, for the live page and for the replay. */
export function tugMarkup(S, {link = false} = {}) {
  const n = S.state.steps.length - 1, i = S.ply, words = caption(S), hidden = !shown(S);
  const ask = hidden && !S.student ? ` <button class="ghost" data-act="reveal">${esc(t('reveal'))} <kbd>R</kbd></button>` : '';
  return `<div class="paper" id="ropebox" data-rope="full" role="slider" tabindex="0" aria-label="${esc(t('ropeHelp'))}" aria-valuemin="0" aria-valuemax="${n}" aria-valuenow="${i}" aria-valuetext="${esc(words.head)}"></div>`
    + `<div class="caption"><div class="btns cols4">${round('first', !i)}${round('last', i === n)}${round('prev', !i)}${round('next', i === n)}</div><div class="paper thumb" id="thumb"></div><div class="words"><h3>${esc(words.head)}</h3><p>${words.text}${ask}</p></div>${link ? round('copyLink', false, 'linkbtn') : ''}</div>`;
}

export function tugDraw(S, root) {
  rope($('#ropebox', root), S.state.steps, S.ply, {hidden: !shown(S), nick: rival(S)});
  picture($('#thumb', root), S, S.ply, {small: true});
  announce(`${$('.caption h3', root).textContent}. ${$('.caption p', root).firstChild ? [...$('.caption p', root).childNodes].filter(n => n.nodeName !== 'BUTTON').map(n => n.textContent).join('') : ''}`);
}

export const view = {
  needs: 'course',
  render(root, S) {
    root.innerHTML = gameBar(S, {tools: round('newGame'), reveal: !S.student || S.state.revealed}) + tugMarkup(S, {link: true});
    tugDraw(S, root);
  },
};
