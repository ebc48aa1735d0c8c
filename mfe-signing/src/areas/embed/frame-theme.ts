import type { Theme } from '@advisor/embed/messages';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
let chosen: Theme = 'light';

function apply(): void {
  const isDark = chosen === 'dark' || (chosen === 'system' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

dark.addEventListener('change', apply);

/** The parent decides: a frame in another tone than its page would look broken. */
export function showTheme(theme: Theme): void {
  chosen = theme;
  apply();
}
