import cardTexts from '../../cs.json';
import embedTexts from './cs.json';
import { english } from './english';

/** Leaves of nested texts as dotted keys, without plural forms, of which English has fewer. */
const keysOf = (texts: object, prefix = ''): string[] => [
  ...new Set(
    Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string'
        ? [prefix + name.replace(/_(one|few|many|other)$/, '')]
        : keysOf(text as object, `${prefix}${name}.`),
    ),
  ),
];
/** `{{values}}` of all texts, by key. */
const valuesOf = (texts: object, prefix = ''): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string'
        ? [
            [
              prefix + name,
              [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, value = '']) => value).toSorted(),
            ],
          ]
        : Object.entries(valuesOf(text as object, `${prefix}${name}.`)),
    ),
  );

const { spoken, ...signing } = english.signing;

it('has an English text for each Czech one of the card and the frame', () => {
  expect(keysOf(signing).toSorted()).toEqual(keysOf(cardTexts).toSorted());
  expect(keysOf(english['signing-embed']).toSorted()).toEqual(keysOf(embedTexts).toSorted());
});

it('leaves out no value that a text shows', () => {
  const czech = valuesOf(cardTexts);
  const signingTexts = Object.entries(valuesOf(signing));
  // 'One signature' does not say its count.
  for (const [key, values] of signingTexts.filter(([name]) => !name.startsWith('confirm.lost')))
    expect([key, values]).toEqual([key, czech[key]]);
});

it('says the states of a signature', () => {
  expect(spoken).toMatchObject({ Podepsáno: 'Signed', Nezahájeno: 'Not started' });
});
