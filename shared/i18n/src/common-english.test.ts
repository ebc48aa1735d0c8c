import { commonEnglish } from './common-english';
import czech from './common.cs.json';

const keysOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string' ? [name] : keysOf(text as object).map((key) => `${name}.${key}`),
  );

it('knows no common text that there is not', () => {
  expect(keysOf(czech)).toEqual(expect.arrayContaining(keysOf(commonEnglish)));
});
