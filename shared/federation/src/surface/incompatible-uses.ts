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
  /** Packages of the remote that are not installed here; its errors then say nothing. */
  missing: string[];
}

/** `TS2307`: a module of a package that is neither ours nor the remote's own. */
const missingPackage = /^Cannot find module '((?!\.|@advisor\/)[^']+)'/;

const missingIn = (diagnostics: readonly Diagnostic[]): string[] => [
  ...new Set(diagnostics.flatMap(({ message }) => missingPackage.exec(message)?.[1] ?? [])),
];

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
  if (found.length === 0) return { uses: [], errors: [], missing: [] };
  // What is wrong with the host that it was made with, too, is not for the lack of another one.
  const own = await compileRemote(sources);
  const known = new Set(own.map(keyOf));
  const uses = found.filter((diagnostic) => !known.has(keyOf(diagnostic)));
  const missing = missingIn(own);
  return {
    uses: described(uses, sources),
    missing,
    // Those of a build of another day, whose packages have changed since: it was compiled with its own.
    errors: (missing.length > 0 ? [] : own).map(
      (diagnostic) => `${placeOf(diagnostic)} ${diagnostic.message}`,
    ),
  };
}
