import * as large from '@advisor/i18n/instance';
import * as small from '@advisor/i18n/one-language';
import { act, renderHook } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import signing from '../../cs.json';
import embed from './cs.json';
import { english } from './english';

type Translate = (key: string, values?: Record<string, unknown>) => string;

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [prefix + name] : keysOf(text as object, `${prefix}${name}.`),
  );

/** One that is written with a plural is asked for without it. */
const asked = (texts: object) => [
  ...new Set(keysOf(texts).map((key) => key.replace(/_(one|few|many|other)$/, ''))),
];

const values = {
  name: 'Jana & {{count}} $1 <b>',
  state: 'PODEPSÁNO',
  max: 10,
  signed: 1,
  total: 0,
  date: undefined,
};

let common: object;
beforeAll(async () => {
  const i18n = await large.initI18n();
  common = i18n.getResourceBundle('cs', 'common') as object;
  await small.initI18n();
  for (const { addTexts } of [large, small]) {
    addTexts('signing', signing);
    addTexts('signing-embed', embed);
  }
});

const translator = (namespaces: string | string[]) =>
  renderHook(() => small.useTranslation(namespaces)).result.current;
const both = (namespaces?: string | string[]): [Translate, Translate] => [
  renderHook(() => useTranslation(namespaces as 'signing')).result.current
    .t as unknown as Translate,
  renderHook(() => small.useTranslation(namespaces)).result.current.t,
];

it.each([
  ['signing', 'signing', () => asked(signing)],
  ['signing-embed', 'signing-embed', () => asked(embed)],
  ['common', undefined, () => asked(common)],
  [
    'both',
    ['signing', 'common'],
    () => [...asked(signing), ...asked(common), 'common:action.retry', 'missing.key'],
  ],
])('says the same as i18next for each text of %s', (_, namespaces, keysToAsk) => {
  const [expected, actual] = both(namespaces);
  const keys = keysToAsk();
  expect(keys.length).toBeGreaterThan(20);
  for (const key of keys) {
    for (const count of [undefined, 0, 1, 2, 4, 5, 1.5, 100]) {
      const given = count === undefined ? values : { ...values, count };
      expect([key, count, actual(key, given)]).toEqual([key, count, expected(key, given)]);
    }
    expect(actual(key)).toBe(expected(key, {}));
  }
});

it('adds texts to those of a namespace', () => {
  small.addTexts('added', { first: 'První' });
  small.addTexts('added', { second: 'Druhý' });
  const { t } = translator('added');
  expect([t('first'), t('second')]).toEqual(['První', 'Druhý']);
});

it('gives the same function to each component', () => {
  expect(translator('signing')).toBe(translator('signing'));
  expect(translator(['signing', 'common'])).toBe(translator(['signing', 'common']));
});

it('shows the texts of another language at once, and its own again', async () => {
  const { result } = renderHook(() => small.useTranslation('signing'));
  const say = (key: string, options?: Record<string, unknown>) => result.current.t(key, options);
  expect(say('card.state')).toBe('Stav podpisu');
  await act(() => small.speak('en', english));
  expect(say('card.state')).toBe('Signature state');
  expect(say('confirm.lost', { count: 1 })).toBe(
    'One finished signature will be thrown away, too:',
  );
  expect(say('confirm.lost', { count: 3 })).toMatch(/^3 finished signatures/);
  expect(say('spoken.Podepsáno', { defaultValue: 'Podepsáno' })).toBe('Signed');
  expect(say('spoken.Zmocněnec', { defaultValue: 'Zmocněnec' })).toBe('Zmocněnec');
  await large.speak('en', english);
  const [expected, actual] = both('signing');
  for (const key of asked(english.signing))
    expect([key, actual(key, values)]).toEqual([key, expected(key, values)]);
  await act(() => small.speak('cs'));
  await large.speak('cs');
  expect(say('card.state')).toBe('Stav podpisu');
  expect(say('spoken.Podepsáno', { defaultValue: 'Podepsáno' })).toBe('Podepsáno');
});
