import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const thisFile = path.relative(root, __filename);

const files = execFileSync(
  'git',
  ['ls-files', '*.test.ts', '*.test.tsx', '*.test.mjs', '*/testing/*.ts', '*/testing/*.tsx'],
  { cwd: root },
)
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const ofBrowser = /^(host|mfe-|shared\/(api-client|embed|shell|ui|forms|i18n|sheets|testing)\/)/;
const ofFeatures = /^(host|mfe-)/;

/** A machine may be slow: a test waits for what happens, and what is a time itself goes by its own clock. */
it.each([
  ['a wait with a limit of its own', /\btimeout: ?[\d_]+|\bjest\.setTimeout\(/, ofBrowser],
  ['a clock that real time moves, too', /advanceTimers: true/, /./],
  // Longer than a run it is none.
  ['a pause', /\bsetTimeout\((resolve|done), ?[1-9][\d_]{0,5}\)|\bwaitForTimeout\(/, /./],
  ['a limit to how long something took', /toBeLessThan\w*\([^)]*(performance|Date)\.now/, /./],
  ['a person who does not wait for a free button', /userEvent\.setup\(/, ofFeatures],
])('no test has %s', (_what, guess, where) => {
  const guessing = files.filter(
    ({ file, text }) => file !== thisFile && where.test(file) && guess.test(text),
  );
  expect(guessing.map(({ file }) => file)).toEqual([]);
});
