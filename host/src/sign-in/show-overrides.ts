import { element } from './page';

interface Override {
  name: string;
  override: string;
}

/** What the server has written into the document; nothing where nothing is overridden. */
const writtenOverrides = (): Override[] =>
  JSON.parse(document.querySelector('#overrides')?.textContent ?? '[]') as Override[];

/** Says that this browser takes remotes from somebody's machine; a click ends that, at the same address. */
export function showOverrides(): void {
  const parts = writtenOverrides();
  const count = parts.length;
  if (count === 0) return;
  const tag = element<HTMLAnchorElement>('.host-pinned');
  const form = new Intl.PluralRules('cs').select(count);
  const fill = (name: string, values: Record<string, string>) =>
    (tag.dataset[name] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  const names = parts.map(({ name, override }) => `${name} ${fill('from', { origin: override })}`);
  const values = { count: String(count), parts: names.join(', ') };
  const ofPlural = (name: string) =>
    fill(`${name}${form.charAt(0).toUpperCase()}${form.slice(1)}`, values);
  const query = new URLSearchParams(window.location.search);
  query.set('override', 'none');
  tag.href = `?${query.toString()}`;
  tag.title = ofPlural('end');
  tag.ariaLabel = tag.title;
  element('.host-pinned__text').textContent = count === 1 ? (names[0] ?? '') : ofPlural('count');
  tag.hidden = false;
}
