import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';

function git(root, ...args) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  return execFileSync('git', args, options).split('\n').filter(Boolean);
}

/** Files that differ from the commit, those that are not committed yet included. */
export function changedFiles(root, commit) {
  try {
    const changed = git(root, 'diff', '--name-only', commit, '--');
    return [...changed, ...git(root, 'ls-files', '-o', '--exclude-standard')].toSorted();
  } catch (error) {
    throw new Refusal(`There is no commit "${commit}": ${error.stderr.trim()}`);
  }
}

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** The subjects of the contract whose calls sources under a folder make or serve, areas in it left out. */
function subjectsIn(folder) {
  const texts = readdirSync(folder, { recursive: true })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('areas/'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const imports = texts.join('\n').matchAll(/@advisor\/contracts\/([\w-]+)\/calls'/g);
  return new Set([...imports].map(([, subject]) => subject));
}

/** Areas of journeys, each with the folders of its screens and its journeys. */
function areasOf(root) {
  const areas = new Map(
    foldersIn(path.join(root, 'e2e/areas')).map((name) => [name, [`e2e/areas/${name}`]]),
  );
  for (const remote of foldersIn(root).filter((name) => name.startsWith('mfe-'))) {
    for (const name of foldersIn(path.join(root, remote, 'src/areas'))) {
      // The journeys of some remotes are under the remote's name, those of others under its areas'.
      const ofRemote = remote.slice('mfe-'.length);
      const owner = areas.get(areas.has(ofRemote) ? ofRemote : name);
      owner?.push(`${remote}/src/areas/${name}`);
    }
  }
  return areas;
}

/** What areas of a remote share makes its calls for each of them. */
const sharedBy = (folder) => folder.replace(/^(mfe-[^/]+\/src)\/areas\/.*$/, '$1');

/** No journey shows a difference. */
const unseen =
  /\.md$|\.test\.tsx?$|^(docs|ops|\.ci|e2e\/(platform|bench|engines|matrix|operations))\/|^scripts\/(?!build)/;

/** The areas that a file can break by where it lies: its own, those that make its calls, or all. */
function areasTouched(root, file, areas) {
  if (unseen.test(file)) return [];
  const names = [...areas.keys()];
  const own = names.filter((name) =>
    areas.get(name).some((folder) => file.startsWith(`${folder}/`)),
  );
  if (own.length > 0) return own;
  const [remote] = /^mfe-[^/]+\//.exec(file) ?? [];
  const isOfRemote = (name) => areas.get(name).some((folder) => folder.startsWith(remote));
  if (remote) return names.filter(isOfRemote);
  const [, module] = /^(backend\/src\/modules\/[^/]+)\/./.exec(file) ?? [];
  const [, subject] = /^shared\/contracts\/src\/([^/]+)\/./.exec(file) ?? [];
  if (!subject && !(module && existsSync(path.join(root, module)))) return names;
  const subjects = subject ? new Set([subject]) : subjectsIn(path.join(root, module));
  const makes = (folder) =>
    [...subjectsIn(path.join(root, folder))].some((each) => subjects.has(each));
  return names.filter((name) =>
    areas.get(name).some((folder) => makes(folder) || makes(sharedBy(folder))),
  );
}

/** What no import leads to: all tests may depend on it. */
const ground = /(^|\/)package\.json$|^(pnpm-|jest\.config|tsconfig)|^backend\/(jest|migrations)\//;

/**
 * What a change can break: the areas whose journeys are to run, and the files whose tests are.
 * @param {string[]} files that have changed
 * @returns {{ areas: string[], related: string[] | undefined }} no `related` where it is all tests
 */
export function affectedBy(root, files) {
  const areas = areasOf(root);
  const touched = new Set(files.flatMap((file) => areasTouched(root, file, areas)));
  const there = files.filter((file) => existsSync(path.join(root, file)));
  // Tests of scripts run them as programs.
  const ofScripts = there.some((file) => file.startsWith('scripts/'))
    ? git(root, 'ls-files', '-co', '--exclude-standard', 'scripts/*.test.ts')
    : [];
  return {
    areas: [...touched].toSorted(),
    related: files.some((file) => ground.test(file))
      ? undefined
      : [
          ...new Set([
            ...there.filter((file) => /\.(tsx?|[cm]?js|json|css)$/.test(file)),
            ...ofScripts,
          ]),
        ],
  };
}
