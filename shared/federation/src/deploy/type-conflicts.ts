import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@advisor/deployment/registry';
import { contentHash } from '../build/content-hash';
import { declarationsFolder } from '../surface/files-for-commands';
import { readSources } from '../surface/sources';
import { findIncompatibleUses } from '../surface/incompatible-uses';
import { served, type Conflict, type FindFolder } from './compatibility';

type Content = Pick<Registry, 'host' | 'remotes'>;

/** A remote and a host that some user may be given together. */
interface Pair {
  name: string;
  remote: string;
  host: string;
}

const pairsOf = ({ host, remotes }: Content): Pair[] =>
  Object.entries(remotes).flatMap(([name, remote]) =>
    served(remote).flatMap((version) =>
      served(host).map((hostVersion) => ({ name, remote: version, host: hostVersion })),
    ),
  );

export interface TypeFindings {
  conflicts: Conflict[];
  /** What could not be compared, each a sentence. */
  unknown: string[];
}

/** Errors that are told of one remote. */
const mostErrors = 10;

const cut = (lines: readonly string[]): string[] =>
  lines.length <= mostErrors
    ? [...lines]
    : [...lines.slice(0, mostErrors), `and ${lines.length - mostErrors} more`];

/**
 * Whether the remotes of a registry type-check on the hosts that users may be given with them.
 * @param before what has been served together; it is not compared again
 */
export async function typeConflicts(
  find: FindFolder,
  after: Content,
  before?: Content,
): Promise<TypeFindings> {
  const known = before ? pairsOf(before) : [];
  const conflicts: Conflict[] = [];
  const unknown = new Set<string>();

  const declarationsOf = (version: string) =>
    join(find({ kind: 'host', name: 'host', version }), declarationsFolder);

  /** Whether the remote is served on a host that declares the same already. */
  async function isServedOnSame({ name, remote, host }: Pair): Promise<boolean> {
    const hosts = known.filter((pair) => pair.name === name && pair.remote === remote);
    const folders = hosts.map((pair) => declarationsOf(pair.host)).filter((dir) => existsSync(dir));
    const [hash, ...others] = await Promise.all(
      [declarationsOf(host), ...folders].map((dir) => contentHash(dir, ['.'])),
    );
    return others.includes(hash ?? '');
  }

  async function compare(pair: Pair): Promise<void> {
    const { name, remote, host } = pair;
    if (known.some((other) => isDeepStrictEqual(other, pair))) return;
    const folder = find({ kind: 'remote', name, version: remote });
    const sources = existsSync(folder) ? await readSources(folder) : undefined;
    if (!sources) {
      unknown.add(
        `${name} ${remote} came without its sources: only its names and versions are compared.`,
      );
      return;
    }
    if (!existsSync(declarationsOf(host))) {
      unknown.add(
        `host ${host} came without its declarations: only names and versions are compared.`,
      );
      return;
    }
    if (await isServedOnSame(pair)) return;
    const isNew = !known.some((other) => other.name === name && other.remote === remote);
    const { uses, errors, missing } = await findIncompatibleUses(sources, declarationsOf(host));
    if (missing.length > 0) {
      unknown.add(
        `${name} ${remote} was built with packages that are not installed here (${missing.join(', ')}): only what it uses of the host is compared.`,
      );
    }
    const first = isNew ? 'the host' : name;
    const reasons = uses.map(
      ({ what, where }) =>
        `${name} ${remote} ${what}: deploy ${first} first or with it (host ${host}; ${where})`,
    );
    // One that is served already was compiled with other packages, maybe.
    const own = isNew ? errors.map((error) => `${name} ${remote} has a type error: ${error}`) : [];
    for (const reason of cut([...own, ...reasons])) {
      conflicts.push({ between: [name, 'host'], reason });
    }
  }

  // The compiler itself uses all processors.
  for (const pair of pairsOf(after)) await compare(pair);
  return { conflicts, unknown: [...unknown] };
}
