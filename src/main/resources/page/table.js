/* The table of a game: a picture that the server draws. */
import {api} from 'initiative/api.js';
import {esc} from 'initiative/marks.js';
import {$, gameBar} from 'initiative/parts.js';
import {language, t} from 'initiative/words.js';

const kept = new Map();

/* The table of a field or of cards belongs to one start; that of several heaps is the same for all, and best of two small ones. */
function tabled(S, game) {
  const about = S.catalogue.games.find(g => g.id === game), now = S.state?.game === game ? S.state : null, sketch = now?.steps[0].sketch || about?.sketch;
  return sketch?.heaps?.length > 1 ? '' : now?.start || about?.start || '';
}

export const view = {
  needs: 'name',
  render(root, S) {
    const game = S.game, start = tabled(S, game);
    const key = `${game}|${language()}|${start}`, got = kept.get(key);
    root.innerHTML = gameBar({...S, state: null}, {reveal: false}) + `<div class="card tablebox" tabindex="0" role="region" aria-label="${esc(t('tableHint'))}"></div>`;
    const box = $('.tablebox', root);
    if (got?.svg) {
      /* Made by our own server out of numbers and its own words. */
      box.innerHTML = got.svg;
      const svg = $('svg', box);
      /* Its values are 24 units high: a tall table scrolls, rather than being too small for the back row. */
      svg?.style.setProperty('--least', `${Math.ceil(parseFloat(svg.getAttribute('height')) || 0) / 24}rem`);
      if (svg && !svg.getAttribute('viewBox')) svg.setAttribute('viewBox', `0 0 ${parseFloat(svg.getAttribute('width')) || 800} ${parseFloat(svg.getAttribute('height')) || 600}`);
    } else {
      const p = document.createElement('p');
      p.className = 'note';
      p.textContent = got ? got.error : t('loading');
      box.append(p);
    }
    if (!kept.has(key)) {
      kept.set(key, null);
      api.table(game, language(), start).then(answer => kept.set(key, answer), e => kept.set(key, {error: e.message})).then(() => { if (S.view === 'table') S.app.render(); });
    }
  },
};
