import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markFaults, productOf } from './specification-marks.mjs';
import { fits, titlesIn } from './test-titles.mjs';

const folder = 'docs/specification';
const reference = /`([^`]+\.(?:test|spec)\.tsx?)`([^`|]*)/g;

/** The test sources of the repository, also those that are not committed yet. */
function testFiles(root) {
  const git = ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'];
  return execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

/** The sources that a source imports by relative paths: some make tests for several files. */
const importedBy = (file, source) =>
  [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, name]) => path.join(path.dirname(file), name))
    .flatMap((name) => [`${name}.ts`, `${name}.tsx`])
    .filter(existsSync);

/** The tests of a source, and how to find those of what it imports. */
function testsIn(file) {
  const source = readFileSync(file, 'utf8');
  return { ...titlesIn(source, file), imported: () => importedBy(file, source).map(testsIn) };
}

/** Finds a file by as much of its path as no other has, and reads each source once. */
function testsOf(root) {
  const files = testFiles(root);
  const read = new Map();
  return (name) => {
    const found = files.filter((file) => `/${file}`.endsWith(`/${name}`));
    if (found.length === 0) return { fault: `there is no ${name}` };
    if (found.length > 1) return { fault: `${name} may be ${found.join(' or ')}` };
    const [file] = found;
    if (!read.has(file)) read.set(file, testsIn(path.join(root, file)));
    return read.get(file);
  };
}

/** What is wrong with one name, parts of which may be left out by … */
function nameFault(file, name, tests) {
  const names = (title, texts) => name.split('…').every((part) => fits(title, part, texts));
  const has = ({ titles, texts }) => titles.some((title) => names(title, texts));
  if (has(tests)) return [];
  if (tests.skipped.some((title) => names(title, tests.texts))) {
    return [`${file} leaves "${name}" out`];
  }
  return tests.imported().some(has) ? [] : [`${file} has no test "${name}"`];
}

function referenceFaults(row, findTests) {
  return [...row.matchAll(reference)].flatMap(([, file, names]) => {
    const tests = findTests(file);
    if (tests.fault) return [tests.fault];
    return [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => nameFault(file, name, tests));
  });
}

/**
 * Compares the tables 'sentence of the specification → test' with the sources: the tests that a row
 * names are there, and what it calls not built is not.
 * @returns {string[]} a line for each fault
 */
export function specificationFaults(root) {
  const areas = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  const findTests = testsOf(root);
  const product = productOf(root);
  return areas.flatMap((area) =>
    readFileSync(path.join(root, folder, area), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((row) => [...referenceFaults(row, findTests), ...markFaults(row, product)])
      .map((fault) => `${folder}/${area}: ${fault}`),
  );
}
