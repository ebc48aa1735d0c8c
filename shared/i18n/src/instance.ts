import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './common.cs.json' with { type: 'json' };

/** Each package with texts augments this with its namespace; keys are then checked by the compiler. */
export interface AppResources {
  common: typeof common;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: AppResources;
  }
}

/** The one instance of the page; the host initialises it before rendering. */
export async function initI18n(): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: 'cs',
    fallbackLng: false,
    defaultNS: 'common',
    resources: { cs: { common } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return i18next;
}

/**
 * Shows the texts of a language from now on.
 * @param language BCP 47; `cs` shows those of {@link addTexts} again
 * @param resources by their namespaces
 */
export async function speak(
  language: string,
  resources: Readonly<Record<string, object>> = {},
): Promise<void> {
  for (const [namespace, texts] of Object.entries(resources))
    i18next.addResourceBundle(language, namespace, texts, true, true);
  await i18next.changeLanguage(language);
}

/** At once, or as soon as the instance is initialised. */
export function addTexts(namespace: string, resources: object): void {
  const add = () => i18next.addResourceBundle('cs', namespace, resources, true, true);
  // Each initialisation begins with an empty store.
  i18next.on('initialized', add);
  if (i18next.isInitialized) add();
}
