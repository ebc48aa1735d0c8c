import { existsSync } from 'node:fs';
import path from 'node:path';
import { findApps } from '../../scripts/build/apps';
import { mfe } from '../support/remote-files';
import { root } from '../support/server';

/** What is deployed each for itself; the host comes first. */
const parts = findApps().map(({ name }) => name);
const remoteParts = new Set(
  findApps().flatMap(({ name, kind }) => (kind === 'remote' ? [name] : [])),
);

/** As commands call it. */
const nameOf = (part: string) => part.replace('mfe-', '');

export interface Combination {
  name: string;
  /** Folders of the parts that are of N−1; the others are of N. */
  former: readonly string[];
  /** Names of the specs that have nothing new to show. */
  without: readonly string[];
}

/**
 * What declarations do not prove: that host and remotes of two versions load, share and behave on one
 * page, beside the back end of N, which is upgraded first.
 */
export const combinations: readonly Combination[] = [
  {
    name: 'host N with all else N−1',
    former: parts.filter((part) => part !== 'host'),
    without: [],
  },
  { name: 'host N−1 with remotes N', former: ['host'], without: ['embed'] },
];

/**
 * Parts of another contract, of other shared versions or of other types have to be deployed together. The
 * last name a place in the sources.
 */
const apart = /was built against contract|was built with|\(host \w+; /;
/** So has a path that moves from one remote to another. */
const moved = /\/\S* belongs to/;
/** What a host has to bring before remotes can use it. */
const hostFirst = /which the host does not export|which the host lacks/;
/** What is said of a slot whose owner is not served yet; nothing is refused for it. */
const unshown = /which no remote that is served shows/;

const isAny = (reasons: readonly RegExp[]) => (line: string) =>
  reasons.some((reason) => reason.test(line));

export interface Deployment {
  /** Host and remotes as they were deployed, whatever the server says of them. */
  onPage: { name: string; version: string }[];
  refused: string[];
}

/**
 * Deploys a combination, as it would be: a part that is refused beside this host stays at the version
 * that fits it, or away if it is new.
 * @throws {Error} when something is refused that has to go together, or so much that nothing of N is left
 *   beside N−1 although both keep one contract
 */
export function deployCombination({ name, former }: Combination, product: string): Deployment {
  const builds = process.env.E2E_FORMER;
  if (builds === undefined) throw new Error('Run it by "npm test -- --only matrix".');
  const isFormer = (part: string) => former.includes(part);
  const allowed = [apart, moved, unshown, ...(isFormer('host') ? [hostFirst] : [])];
  const foldersOf = (part: string) =>
    (isFormer(part) ? [builds, root] : [root, builds])
      .map((workspace) => ({ workspace, folder: path.join(workspace, part, 'dist') }))
      .filter(({ folder }) => existsSync(folder));
  // After the host comes what the combination is about: what gives way to it is the rest.
  const isRest = (part: string) => Number(part !== 'host' && !isFormer(part));
  const deployed = [];
  const refused: string[] = [];
  for (const part of parts.toSorted((a, b) => isRest(a) - isRest(b))) {
    for (const { workspace, folder } of foldersOf(part)) {
      try {
        const said = mfe('deploy', nameOf(part), '--to', product, '--build', folder);
        deployed.push({ part, name: nameOf(part), version: said.split(' ')[1]!, workspace });
        break;
      } catch (error) {
        const reasons = (error as { stderr: string }).stderr.trim().split('\n');
        const broken = reasons.filter((line) => !isAny(allowed)(line));
        if (broken.length > 0)
          throw new Error(`N breaks N−1:\n${broken.join('\n')}`, { cause: error });
        refused.push(...reasons);
      }
    }
  }
  const onPage = deployed.filter(({ part }) => part === 'host' || remoteParts.has(part));
  const intended = new Set(onPage.map(({ part }) => foldersOf(part)[0]?.workspace));
  const mixed = new Set(onPage.map(({ workspace }) => workspace));
  if (mixed.size < intended.size && !refused.some(isAny([apart])))
    throw new Error(`"${name}" mixes nothing, under one contract:\n${refused.join('\n')}`);
  return { onPage, refused };
}
