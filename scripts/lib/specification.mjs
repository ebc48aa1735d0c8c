import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'docs/specification';
const reference = /`([^`]+\.(?:test|spec)\.tsx?)`([^`|]*)/g;

/**
 * The tests that the tables of an area name: a file, by as much of its path as nobody else has, and
 * in quotes what is part of a test's name; … stands for anything.
 * @returns {{ file: string, names: string[] }[]}
 */
function referencesIn(text) {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) =>
    [...row.matchAll(reference)].map(([, file, names]) => ({
      file,
      names: [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    })),
  );
}

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const pattern = (name) => new RegExp(name.split('…').map(literally).join('.*'), 's');

/** What is wrong with one reference, in words. */
function faults({ file, names }, tests) {
  const found = tests.filter((test) => `/${test.file}`.endsWith(`/${file}`));
  const files = new Set(found.map((test) => test.file));
  if (files.size === 0) return [`no test of ${file} has run`];
  if (files.size > 1) return [`${file} may be ${[...files].join(' or ')}`];
  return (names.length === 0 ? ['…'] : names).flatMap((name) => {
    const named = found.filter((test) => pattern(name).test(test.name));
    if (named.length === 0) return [`${file} has no test "${name}"`];
    const others = named.filter(({ status }) => status !== 'passed');
    return others.map((test) => `${file}: "${test.name}" has not run, or failed`);
  });
}

/**
 * Compares the tables 'sentence of the specification → test' with the tests that have run.
 * @param {{ file: string, name: string, status: string }[]} tests
 * @returns {string[]} a line for each test that is named and is not there, or has not run
 */
export function specificationFaults(root, tests) {
  const areas = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  return areas.flatMap((area) =>
    referencesIn(readFileSync(path.join(root, folder, area), 'utf8'))
      .flatMap((each) => faults(each, tests))
      .map((fault) => `${folder}/${area}: ${fault}`),
  );
}
