import {
  ConflictRefusal,
  conflicts,
  inRoot,
  newConflicts,
} from '@advisor/federation/deploy/compatibility';
import { enterAll } from '@advisor/federation/deploy/deploy';
import { readDeployed } from '@advisor/federation/deploy/revisions';
import type { Content } from './change-apps';
import { readArguments, requireRoot, say } from './command';
import { buildsOf } from './deploy';

/** What would not fit if these were deployed to everybody; their files stay where they are. */
async function findingsOf(
  root: string,
  registry: Content,
  names: readonly string[],
  folder: string | undefined,
) {
  const { builds } = await buildsOf(names, folder);
  const { registry: after } = enterAll(registry, builds, { channel: { kind: 'stable' } });
  const placed = inRoot(root);
  return newConflicts(
    (where) =>
      builds.find(
        ({ kind, name, version }) =>
          kind === where.kind && name === where.name && version === where.version,
      )?.dir ?? placed(where),
    registry,
    after,
  );
}

export async function check(args: readonly string[]): Promise<void> {
  const { names, values } = readArguments(args, ['to', 'build']);
  const root = requireRoot(values);
  const { registry } = await readDeployed(root);
  const findings =
    names.length === 0 && values.build === undefined
      ? await conflicts(inRoot(root), registry)
      : await findingsOf(root, registry, names, values.build);
  if (findings.length > 0) throw new ConflictRefusal(findings);
  say('Everything fits.');
}
