import { existsSync } from 'node:fs';
import path from 'node:path';
import { findApps } from '../../scripts/build/apps';
import { mfe } from '../support/remote-files';
import { root } from '../support/server';

/** What is deployed each for itself; the host comes first. */
const parts = findApps().map(({ name }) => name);
const remoteParts = findApps().flatMap(({ name, kind }) => (kind === 'remote' ? [name] : []));

/** As commands call it. */
const nameOf = (part: string) => part.replace('mfe-', '');

export const remotes = remoteParts.map(nameOf);

export interface Combination {
  name: string;
  /** Folders of the parts that are of N−1; the others are of N. */
  former: readonly string[];
  /** Names of the specs that have nothing new to show. */
  without: readonly string[];
}

/** The back end is of N in all of them, as it is upgraded first. */
export const combinations: readonly Combination[] = [
  { name: 'the front end N−1', former: parts, without: [] },
  { name: 'host N with remotes N−1', former: remoteParts, without: ['embed'] },
  { name: 'host N−1 with remotes N', former: ['host'], without: ['embed'] },
  ...remoteParts.map((part) => ({
    name: `host N with ${nameOf(part)} N−1`,
    former: [part],
    without: ['embed', 'addresses'],
  })),
];

/** Changes that have to be deployed together; the contract says so by its number. */
const together = /was built against contract|was built with|\/\S* belongs to/;
/** What a host has to bring before remotes can use it. */
const hostFirst = /which the host does not export|which the host lacks|no slot of the host/;

/**
 * Deploys a combination, as it would be: a part that is refused beside this host stays at the version
 * that fits it, or away if it is new.
 * @returns what was refused
 * @throws {Error} when something is refused that has to go together
 */
export function deployCombination({ former }: Combination, product: string): string[] {
  const builds = process.env.E2E_FORMER;
  if (builds === undefined) throw new Error('Run it by "npm test -- --only matrix".');
  const isFormer = (part: string) => former.includes(part);
  const allowed = isFormer('host') ? [together, hostFirst] : [together];
  const foldersOf = (part: string) =>
    (isFormer(part) ? [builds, root] : [root, builds])
      .map((folder) => path.join(folder, part, 'dist'))
      .filter(existsSync);
  const refused: string[] = [];
  for (const part of parts) {
    for (const folder of foldersOf(part)) {
      try {
        mfe('deploy', nameOf(part), '--to', product, '--build', folder);
        break;
      } catch (error) {
        const reasons = (error as { stderr: string }).stderr.trim().split('\n');
        const broken = reasons.filter((line) => !allowed.some((reason) => reason.test(line)));
        if (broken.length > 0)
          throw new Error(`N breaks N−1:\n${broken.join('\n')}`, { cause: error });
        refused.push(...reasons);
      }
    }
  }
  return refused;
}
