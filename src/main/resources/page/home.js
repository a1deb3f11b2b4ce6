/* The first screen: all games, with a picture of a position and what they teach. */
import {thumbnail} from 'initiative/draw.js';
import {esc} from 'initiative/marks.js';
import {$, $$} from 'initiative/parts.js';
import {language, say, t} from 'initiative/words.js';

const fold = text => String(text).toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f’'ʼ]/g, '');
const matches = (g, words) => { const all = fold([g.id, g.code, g.name?.en, g.name?.uk, g.teaches?.en, g.teaches?.uk, g.table].join(' ')); return words.every(w => all.includes(w)); };

function small(g) {
  if (!g.sketch) return `<span class="lines">${esc(g.position || g.name?.[language()] || '')}</span>`;
  try {
    const svg = thumbnail(g.kind, g.sketch, 240, 120) || '';
    return svg.trimStart().startsWith('<svg') ? svg : `<svg viewBox="0 0 240 120" aria-hidden="true">${svg}</svg>`;
  } catch (e) { console.error(e); return ''; }
}

const card = g => `<a class="card gamecard" href="#play/${esc(g.id)}" data-game="${esc(g.id)}"><span class="paper thumbbox" aria-hidden="true">${small(g)}</span><span class="about"><b>${esc(say(g.name))}</b><span class="code">${esc(g.id)}${g.code && g.code !== '-' ? ` · ${esc(g.code)}` : ''}</span><span class="teaches">${esc(say(g.teaches))}</span></span></a>`;

function filter(root, S) {
  const words = fold(S.filter || '').split(/\s+/).filter(Boolean);
  let n = 0;
  for (const a of $$('.gamecard', root)) {
    a.hidden = !matches(S.catalogue.games.find(g => g.id === a.dataset.game), words);
    if (!a.hidden) n++;
  }
  $('.nomatch', root).hidden = n > 0;
  $('.nomatch', root).textContent = t('nothing', S.filter || '');
  $('.shownumber', root).textContent = t('shown', n);
}

export const view = {
  needs: 'catalogue',
  render(root, S) {
    root.innerHTML = `<div class="homehead"><h1>${esc(t('homeHead'))}</h1><input type="search" id="filter" autocomplete="off" spellcheck="false" placeholder="${esc(t('filter'))}" aria-label="${esc(t('filter'))}" value="${esc(S.filter || '')}"><span class="shownumber" role="status"></span></div><div class="games">${S.catalogue.games.map(card).join('')}<p class="nomatch" hidden></p></div>`;
    filter(root, S);
    $('#filter', root).addEventListener('input', e => { S.filter = e.target.value; filter(root, S); });
  },
  key(e, S) {
    const cards = $$('.gamecard').filter(a => !a.hidden), at = cards.indexOf(document.activeElement), box = $('#filter');
    if (document.activeElement === box && e.key === 'Enter' && cards.length) { location.hash = (cards.find(a => a.dataset.game === box.value.trim().toLowerCase()) || cards[0]).getAttribute('href'); return true; }
    if (document.activeElement === box && e.key === 'ArrowDown' && cards.length) { cards[0].focus(); return true; }
    if (document.activeElement === box && e.key === 'Escape' && S.filter) { box.value = S.filter = ''; filter(document, S); return true; }
    if (at >= 0 && /^Arrow/.test(e.key)) {
      const across = cards.findIndex(a => a.offsetTop !== cards[0].offsetTop), per = across < 0 ? cards.length : across;
      const to = at + {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -per, ArrowDown: per}[e.key];
      if (to < 0) box.focus(); else cards[Math.min(to, cards.length - 1)].focus();
      return true;
    }
    return false;
  },
  /** Typing anywhere on the first screen filters, so that no one has to find the box. */
  typed(e) {
    const box = $('#filter');
    if (!box || document.activeElement === box || e.key.length !== 1 || !/[\p{L}]/u.test(e.key)) return false;
    box.focus();
    return false;
  },
};
