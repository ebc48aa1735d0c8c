/**
 * Takes the place of `@advisor/i18n/instance` and of react-i18next in a page that speaks one
 * language at a time and has to be small: the same texts from the same calls, as a test compares, for a
 * twentieth of the bytes. It has what our texts use, which is nested keys, namespaces, `{{values}}` and
 * plural forms.
 */
import { useSyncExternalStore } from 'react';
import common from './common.cs.json' with { type: 'json' };

type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => string;

const czech = new Map<string, object>([['common', common]]);
let plural = new Intl.PluralRules('cs');
let texts: ReadonlyMap<string, object> = czech;
let translators = new Map<string, { t: Translate }>();
const readers = new Set<() => void>();

export const initI18n = async (): Promise<void> => undefined;

export function addTexts(namespace: string, resources: object): void {
  czech.set(namespace, { ...czech.get(namespace), ...resources });
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
  plural = new Intl.PluralRules(language);
  texts = language === 'cs' ? czech : new Map(Object.entries(resources));
  translators = new Map();
  for (const tell of readers) tell();
}

const subscribe = (tell: () => void) => {
  readers.add(tell);
  return () => readers.delete(tell);
};
const current = () => translators;

function find(namespace: string, key: string): string | undefined {
  let found: unknown = texts.get(namespace);
  for (const name of key.split('.')) found = (found as Values | undefined)?.[name];
  return typeof found === 'string' ? found : undefined;
}

/** The text, or the key where there is none. */
function translate(ownNamespace: string, key: string, values: Values = {}): string {
  const [, namespace = ownNamespace, name = key] = /^([\w-]+):(.*)$/s.exec(key) ?? [];
  const { count, defaultValue } = values;
  const text =
    (typeof count === 'number' && find(namespace, `${name}_${plural.select(count)}`)) ||
    find(namespace, name);
  if (text === undefined) return typeof defaultValue === 'string' ? defaultValue : name;
  return text.replace(/\{\{(\w+)\}\}/g, (place, value: string) =>
    Object.hasOwn(values, value) ? String(values[value] ?? '') : place,
  );
}

/** The same object for the same namespace, so that what depends on it stays as it is. */
export function useTranslation(namespaces: string | readonly string[] = 'common'): {
  t: Translate;
} {
  useSyncExternalStore(subscribe, current);
  // Of several the first is meant; the others are named with the key.
  const [namespace = 'common'] = [namespaces].flat();
  const known = translators.get(namespace);
  if (known) return known;
  const made = { t: (key: string, values?: Values) => translate(namespace, key, values) };
  translators.set(namespace, made);
  return made;
}
