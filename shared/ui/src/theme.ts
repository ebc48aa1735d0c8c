export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Nothing but the word is stored. */
const storageKey = 'advisor.theme';
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const listeners = new Set<() => void>();
let choice: ThemeChoice | undefined;

const isChoice = (value: unknown): value is ThemeChoice =>
  themeChoices.includes(value as ThemeChoice);

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The user's choice; as the system has it unless they made one. */
export const currentChoice = (): ThemeChoice => (choice ??= readChoice());

/** Paper is light. */
const applyToPaper = () => {
  document.documentElement.dataset['theme'] = 'light';
};

function apply(): void {
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

function changed(): void {
  apply();
  for (const listener of listeners) listener();
}

/** Puts the chosen theme on the document. */
export function applyTheme(): void {
  currentChoice();
  apply();
}

/**
 * Puts the chosen theme on the document and follows the system and other tabs.
 * Call once, before the first render: the stylesheet does the rest.
 */
export function startTheme(): void {
  applyTheme();
  prefersDark().addEventListener('change', changed);
  window.addEventListener('beforeprint', applyToPaper);
  window.addEventListener('afterprint', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return;
    choice = readChoice();
    changed();
  });
}

export function setThemeChoice(next: ThemeChoice): void {
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be forbidden; the choice then lasts until reload.
  }
  changed();
}

/** Calls back when the theme changes. @returns stops that */
export const onThemeChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
