import * as large from '@advisor/i18n/instance';
import * as small from '@advisor/i18n/one-language';
import { renderHook } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import signing from '../../cs.json';
import embed from './cs.json';

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
  const { t } = small.useTranslation('added');
  expect([t('first'), t('second')]).toEqual(['První', 'Druhý']);
});

it('gives the same function to each component', () => {
  expect(small.useTranslation('signing')).toBe(small.useTranslation('signing'));
  expect(small.useTranslation(['signing', 'common'])).toBe(
    small.useTranslation(['signing', 'common']),
  );
});
