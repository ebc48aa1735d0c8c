import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

/** Finds a file by as much of its path as no other has, and reads each source once. */
function testsOf(root) {
  const files = testFiles(root);
  const read = new Map();
  return (name) => {
    const found = files.filter((file) => `/${file}`.endsWith(`/${name}`));
    if (found.length === 0) return { fault: `there is no ${name}` };
    if (found.length > 1) return { fault: `${name} may be ${found.join(' or ')}` };
    const [file] = found;
    if (!read.has(file))
      read.set(file, titlesIn(readFileSync(path.join(root, file), 'utf8'), file));
    return read.get(file);
  };
}

/** What is wrong with one name, parts of which may be left out by … */
function nameFault(file, name, { titles, skipped, texts }) {
  const isNamed = (title) => name.split('…').every((part) => fits(title, part, texts));
  if (titles.some(isNamed)) return [];
  return skipped.some(isNamed)
    ? [`${file} leaves "${name}" out`]
    : [`${file} has no test "${name}"`];
}

function referenceFaults(row, testsIn) {
  return [...row.matchAll(reference)].flatMap(([, file, names]) => {
    const tests = testsIn(file);
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
  const testsIn = testsOf(root);
  const product = productOf(root);
  return areas.flatMap((area) =>
    readFileSync(path.join(root, folder, area), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((row) => [...referenceFaults(row, testsIn), ...markFaults(row, product)])
      .map((fault) => `${folder}/${area}: ${fault}`),
  );
}
