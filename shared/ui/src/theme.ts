export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a user wants the product to look; what is absent they have never chosen. */
export interface OwnLook {
  theme?: ThemeChoice | undefined;
  density?: Density | undefined;
}

/** What was chosen in this browser before anybody was signed in. Nothing but the word is stored. */
const deviceKey = 'advisor.theme';
/** What was last known of the user's own look, for the first paint: words, too. */
const ownKey = 'advisor.own-look';
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const listeners = new Set<() => void>();
let device: ThemeChoice | undefined;
let own: OwnLook | undefined;

function stored(key: string): string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function store(key: string, words: readonly (string | undefined)[]): void {
  const text = words.filter(Boolean).join(' ');
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden; the choice then lasts until reload.
  }
}

const themeAmong = (words: readonly string[]) =>
  themeChoices.find((choice) => words.includes(choice));

function readOwn(): OwnLook {
  const words = stored(ownKey);
  return {
    theme: themeAmong(words),
    density: densities.find((density) => words.includes(density)),
  };
}

const ownLook = (): OwnLook => (own ??= readOwn());

/** The user's choice, else that of this browser; as the system has it unless one was made. */
export const currentChoice = (): ThemeChoice =>
  ownLook().theme ?? (device ??= themeAmong(stored(deviceKey)) ?? 'system');

/** Paper is light. */
const applyToPaper = () => {
  document.documentElement.dataset['theme'] = 'light';
};

/** Puts the chosen theme and density on the document. */
export function applyTheme(): void {
  const choice = currentChoice();
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark().matches);
  const { dataset } = document.documentElement;
  dataset['theme'] = isDark ? 'dark' : 'light';
  dataset['density'] = ownLook().density ?? 'comfortable';
}

function changed(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

/**
 * Puts the chosen theme and density on the document and follows the system and other tabs.
 * Call once, before the first render: the stylesheet does the rest.
 */
export function startTheme(): void {
  applyTheme();
  prefersDark().addEventListener('change', changed);
  window.addEventListener('beforeprint', applyToPaper);
  window.addEventListener('afterprint', applyTheme);
  window.addEventListener('storage', ({ key }) => {
    if (key !== deviceKey && key !== ownKey) return;
    device = undefined;
    own = undefined;
    changed();
  });
}

/** Chosen in this browser; the next user who has chosen for themselves has their own again. */
export function setThemeChoice(next: ThemeChoice): void {
  device = next;
  store(deviceKey, [next]);
  showOwnLook({ density: ownLook().density });
}

/** Shows what is the user's own, and what the browser has where they have chosen nothing. */
export function showOwnLook({ theme, density }: OwnLook): void {
  own = { theme, density };
  store(ownKey, [theme, density]);
  changed();
}

/** Calls back when the theme changes. @returns stops that */
export const onThemeChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
