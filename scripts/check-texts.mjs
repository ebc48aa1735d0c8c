#!/usr/bin/env node
/**
 * Compares the texts with the sources: no missing key, no unused one, all four Czech plural forms.
 * Keys given to `t` are known to the compiler already; those in schemas, handles and tables, written
 * as 'namespace:key', are looked up here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pluralForms = ['one', 'few', 'many', 'other'];
const pluralEnd = /_(one|few|many|other)$/;

const read = (file) => readFileSync(file, 'utf8');
const areaOf = (file) => /^mfe-[^/]+\/src\/areas\/[^/]+\//.exec(file)?.[0];
const packageOf = (file) =>
  file
    .split(path.sep)
    .slice(0, file.startsWith('shared') ? 2 : 1)
    .join('/');

/** Leaves of nested texts as dotted keys. */
const flatten = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : flatten(value, `${prefix}${name}.`),
  );

/** The namespace of a file of texts is named where the compiler is told about it. */
function readNamespace(file) {
  if (file.endsWith('common.cs.json')) return 'common';
  const declared = /interface AppResources \{\s*'?([\w-]+)'?:/.exec(
    read(path.join(path.dirname(file), 'texts.ts')),
  );
  if (!declared) throw new Error(`${file}: texts.ts beside it names no namespace`);
  return declared[1];
}

const packages = [
  'host',
  ...readdirSync('.').filter((name) => name.startsWith('mfe-')),
  ...readdirSync('shared').map((name) => `shared/${name}`),
];
const files = packages.flatMap((folder) =>
  readdirSync(`${folder}/src`, { recursive: true }).map((name) => path.join(folder, 'src', name)),
);
const textFiles = files.filter((file) => /(^|[/.])cs\.json$/.test(file));
const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** `a.${b}.c` as a pattern: a placeholder stands for one part of a key. */
const templatePattern = (template) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^.]+')}$`,
  );

function usesOf(texts) {
  const literals = new Set();
  const templates = [];
  for (const text of texts) {
    for (const [, , literal] of text.matchAll(/(['"])((?:[\w-]+:)?[\w-]+(?:\.[\w-]+)*)\1/g)) {
      literals.add(literal);
    }
    for (const [, template] of text.matchAll(/`((?:[\w.:-]|\$\{[^}`]*\})+)`/g)) {
      if (template.includes('${') && template.includes('.'))
        templates.push(templatePattern(template));
    }
  }
  return { literals, templates };
}

const problems = [];
const keysOf = new Map();

for (const file of textFiles) {
  const namespace = readNamespace(file);
  const keys = flatten(JSON.parse(read(file)));
  const bases = new Set(keys.map((key) => key.replace(pluralEnd, '')));
  keysOf.set(namespace, bases);

  for (const base of new Set(
    keys.filter((key) => pluralEnd.test(key)).map((key) => key.replace(pluralEnd, '')),
  )) {
    const absent = pluralForms.filter((form) => !keys.includes(`${base}_${form}`));
    if (absent.length > 0) problems.push(`${file}: ${base} lacks ${absent.join(', ')}`);
  }

  // Everybody may use the common texts, a package or an area its own ones.
  const owner = namespace === 'common' ? '' : (areaOf(file) ?? packageOf(file));
  const { literals, templates } = usesOf(
    sources.filter((source) => source.file.startsWith(owner)).map(({ text }) => text),
  );
  for (const base of bases) {
    const isUsed =
      literals.has(base) ||
      literals.has(`${namespace}:${base}`) ||
      templates.some((pattern) => pattern.test(base) || pattern.test(`${namespace}:${base}`));
    if (!isUsed) problems.push(`${file}: ${base} is not used`);
  }
}

/** Files that a package keeps although nobody uses what they export; undefined: all of them. */
function keptFiles(folder) {
  const { sideEffects } = JSON.parse(read(`${folder}/package.json`));
  return sideEffects?.map(
    (pattern) =>
      new RegExp(
        `^${pattern.replaceAll('.', '\\.').replaceAll('**/', '(.+/)?').replaceAll('*', '[^/]+')}$`,
      ),
  );
}

for (const { file, text } of sources) {
  if (path.basename(file) !== 'texts.ts' || !/^addTexts\(/m.test(text)) continue;
  const folder = packageOf(file);
  const kept = keptFiles(folder);
  if (kept?.every((pattern) => !pattern.test(`./${path.relative(folder, file)}`)))
    problems.push(`${file}: ${folder}/package.json drops it, "sideEffects" does not name it`);
}

const qualified = new RegExp(`['"\`](${[...keysOf.keys()].join('|')}):([\\w.-]+)['"\`|]`, 'g');
for (const { file, text } of sources) {
  for (const [, namespace, key] of text.matchAll(qualified)) {
    if (!keysOf.get(namespace)?.has(key))
      problems.push(`${file}: ${namespace}:${key} does not exist`);
  }
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
