/* What the live page and the replay share: header, language, theme, help. */
import {local} from 'initiative/api.js';
import {esc} from 'initiative/marks.js';
import {$, $$, dialog, icon} from 'initiative/parts.js';
import {language, setLanguage, t} from 'initiative/words.js';

const query = new URLSearchParams(location.search);
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Language and theme: from the address, else as last time, else as the browser says. */
export function settle(change) {
  setLanguage(query.get('lang') || local.get('lang') || ((navigator.languages || [navigator.language]).some(l => /^uk\b/i.test(l || '')) ? 'uk' : 'en'));
  const asked = query.get('theme') || local.get('theme');
  theme(asked || (dark.matches ? 'dark' : 'light'));
  dark.addEventListener?.('change', () => { if (!asked && !local.get('theme')) { theme(dark.matches ? 'dark' : 'light'); change(); } });
}

const theme = name => { document.documentElement.dataset.theme = name === 'dark' ? 'dark' : 'light'; };

export function switchTheme() {
  const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  theme(next);
  local.set('theme', next);
}

export function switchLanguage(code = language() === 'en' ? 'uk' : 'en') {
  setLanguage(code);
  local.set('lang', language());
}

export function header(tabs, now) {
  document.documentElement.lang = language();
  const nav = $('#tabs');
  if (nav) {
    const had = document.activeElement?.closest?.('#tabs') ? now : null;
    nav.innerHTML = tabs.map(v => `<button role="tab" id="tab-${v}" aria-controls="${v}" aria-selected="${v === now}" tabindex="${v === now ? 0 : -1}" data-view="${v}">${icon(v === 'join' ? 'class' : v)}<span class="long">${esc(t(v))}</span><span class="short">${esc(t(v === 'tug' ? 'tugShort' : v))}</span></button>`).join('');
    nav.setAttribute('aria-label', t('views'));
    if (had) $(`#tab-${now}`)?.focus({preventScroll: true});
  }
  $('#lang').setAttribute('aria-label', t('language'));
  $$('#lang button').forEach(b => b.setAttribute('aria-pressed', b.dataset.lang === language()));
  for (const [id, key] of [['theme', 'theme'], ['help', 'help']]) { $('#' + id).setAttribute('aria-label', t(key)); $('#' + id).title = t(key); }
}

export function help(views) {
  const rows = [[`<kbd>1</kbd> … <kbd>${views}</kbd>`, 'k1'], ['<kbd>←</kbd> <kbd>→</kbd>', 'k2'], ['<kbd>Home</kbd> <kbd>End</kbd>', 'k3'], ['<kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd>', 'k4'], ['<kbd>Enter</kbd>', 'k5'], ['<kbd>Esc</kbd>', 'k6'], ['<kbd>R</kbd>', 'k7'], ['<kbd>N</kbd> <kbd>U</kbd>', 'k9'], ['<kbd>L</kbd> <kbd>T</kbd> <kbd>?</kbd>', 'k8']];
  const some = views ? rows : rows.filter(r => ['k2', 'k3', 'k7', 'k8'].includes(r[1]));
  dialog(`<h2>${esc(t('help'))}</h2><dl>${some.map(([k, v]) => `<dt>${k}</dt><dd>${esc(t(v))}</dd>`).join('')}</dl><form method="dialog" class="ends"><button class="ghost">${esc(t('close'))}</button></form>`);
}

/* The same keys under a Ukrainian layout. */
const LAYOUT = {'к': 'r', 'д': 'l', 'е': 't', 'т': 'n', 'г': 'u'};
export const letter = e => { const k = e.key.toLowerCase(); return LAYOUT[k] || k; };

/** Whether a key belongs to a field that is being filled. */
export const writing = el => el && (/^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName) || el.isContentEditable);
