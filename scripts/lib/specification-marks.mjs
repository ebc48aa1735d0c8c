import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name);

/** The text of all sources under folders of the root. */
const textUnder = (root, folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true })
        .filter(isSource)
        .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
    )
    .join('\n');

/** What `pattern` finds in each object that is declared as `name`, as "name.key" with its groups. */
const entriesOf = (text, name, pattern) =>
  [
    ...text.matchAll(new RegExp(`export const (\\w+${name})\\b[^{]*\\{\\n(.*?)\\n\\}`, 'gs')),
  ].flatMap(([, owner, body]) =>
    [...body.matchAll(pattern)].map(([, key, ...found]) => [`${owner}.${key}`, found]),
  );

const uses = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/** Names of parameters, and whether they may be left out, are the writer's. */
const normalized = (address) => address.replaceAll(/\/:[^/]+/g, '').replaceAll(/\{\w+\}|…/g, '{}');

/**
 * What the product answers: its calls as "GET path", those that are served and those that a screen
 * makes; and the addresses that it has a screen for.
 */
export function productOf(root) {
  const screens = readdirSync(root)
    .filter((name) => /^(host|mfe-.*)$/.test(name))
    .map((name) => path.join(name, 'src'));
  const contract = textUnder(root, ['shared/contracts/src']);
  const call = /(\w+): \{\s*id: '[^']+',\s*method: '(\w+)',\s*path: '([^']+)'/g;
  const calls = entriesOf(contract, 'Calls', call).map(([name, [method, address]]) => [
    name,
    `${method} ${normalized(address)}`,
  ]);
  const served = uses(textUnder(root, ['backend/src']), /\b(\w+Calls\.\w+)/g);
  const front = textUnder(root, [...screens, 'shared/shell/src']);
  const made = uses(front, /\b(\w+Calls\.\w+)/g);
  const addresses = textUnder(root, ['shared/addresses/src']);
  const opened = uses(front, /\b(\w+Addresses\.\w+)\.pattern/g);
  const named = (names) =>
    new Set(calls.filter(([name]) => names.has(name)).map(([, each]) => each));
  return {
    calls: new Set(calls.map(([, each]) => each)),
    served: named(served),
    made: named(made),
    addresses: new Set(
      entriesOf(addresses, 'Addresses', /(\w+): address\(\s*'([^']+)'/g)
        .filter(([name]) => opened.has(name))
        .map(([, [pattern]]) => normalized(pattern)),
    ),
  };
}

/** What is wrong with one thing that a mark names. */
function faultOf(mark, named, { calls, served, made, addresses }) {
  if (named.startsWith('/')) {
    return addresses.has(normalized(named)) ? `"${mark}" of ${named}, which has a screen` : [];
  }
  const each = normalized(named);
  if (!calls.has(each)) return `"${mark}" of ${named}, which the contract does not have`;
  if (mark === 'not built') return served.has(each) ? `"${mark}" of ${named}, which is served` : [];
  return made.has(each) ? `"${mark}" of ${named}, which a screen calls` : [];
}

/**
 * Looks whether `(not built: …)` and `(no caller: …)` of a row are still so. Each names in backticks
 * the calls, as `GET path`, or the addresses, as `/path`, that it speaks of.
 * @param {string} row of a table
 * @returns {string[]} what is wrong, in words
 */
export function markFaults(row, product) {
  return [...row.matchAll(/\((not built|no caller): ([^)]*)\)/g)].flatMap(([, mark, text]) => {
    const named = [...text.matchAll(/`((?:[A-Z]+ )?[/\w][^`]*)`/g)].map(([, name]) => name);
    if (named.length === 0) return [`"${mark}" names no call and no address: ${text}`];
    return named.flatMap((each) => faultOf(mark, each, product));
  });
}
