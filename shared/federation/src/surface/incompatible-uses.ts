import { contentHash } from '../build/content-hash';
import { describeUse } from './describe-use';
import { unlessCompiled } from './compile-cache';
import type { RemoteSources } from './sources';
import { compileRemote } from './type-tree';
import type { Diagnostic } from './typescript';

/** What a remote uses that a host does not have like that. */
export interface IncompatibleUse {
  /** A predicate of the remote. */
  what: string;
  /** `mfe-case/src/routes.tsx:12`, and how many more. */
  where: string;
}

export interface IncompatibleUses {
  uses: IncompatibleUse[];
  /** Errors of the remote whatever the host is, as the compiler says them. */
  errors: string[];
}

const placeOf = ({ file, line }: Diagnostic): string => `${file}:${line}`;
const keyOf = ({ file, line, column, code }: Diagnostic): string =>
  `${file}:${line}:${column}:${code}`;

/** Each once. */
function described(diagnostics: readonly Diagnostic[], sources: RemoteSources): IncompatibleUse[] {
  const places = new Map<string, string[]>();
  for (const diagnostic of diagnostics) {
    const what = describeUse(diagnostic, sources);
    places.set(what, [...(places.get(what) ?? []), placeOf(diagnostic)]);
  }
  return [...places].map(([what, [first = '', ...others]]) => ({
    what,
    where: others.length === 0 ? first : `${first} and ${others.length} more`,
  }));
}

/**
 * Whether a remote's sources type-check with a host's declarations. Takes seconds, unless it is known
 * that they do.
 * @param declarations the host's folder of them
 */
export async function findIncompatibleUses(
  sources: RemoteSources,
  declarations: string,
): Promise<IncompatibleUses> {
  const inputs = [JSON.stringify(sources), await contentHash(declarations, ['.'])];
  const found = await unlessCompiled(inputs, () => compileRemote(sources, declarations));
  if (found.length === 0) return { uses: [], errors: [] };
  // What is wrong with the host that it was made with, too, is not for the lack of another one.
  const own = await compileRemote(sources);
  const known = new Set(own.map(keyOf));
  const uses = found.filter((diagnostic) => !known.has(keyOf(diagnostic)));
  return {
    uses: described(uses, sources),
    errors: own.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.message}`),
  };
}
