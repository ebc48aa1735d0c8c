import { ConflictRefusal, inRoot, type FindFolder } from '@advisor/federation/deploy/compatibility';
import { addAllToRegistry } from '@advisor/federation/deploy/deploy';
import { emptyRegistry, readDeployed } from '@advisor/federation/deploy/revisions';
import { slotUse, type SlotUse } from '@advisor/federation/deploy/slot-use';
import type { Content } from './change-apps';
import { readArguments, requireRoot, print } from './command';
import { compareAll } from './compare';
import { buildsOf } from './deploy';

/** What would be served if these were deployed to everybody; their files stay where they are. */
async function wouldBeServed(
  root: string,
  registry: Content,
  names: readonly string[],
  folder: string | undefined,
) {
  const { builds } = await buildsOf(names, folder);
  const { registry: after } = addAllToRegistry(registry, builds, { channel: { kind: 'stable' } });
  const placed = inRoot(root);
  const find: FindFolder = (where) =>
    builds.find(
      ({ kind, name, version }) =>
        kind === where.kind && name === where.name && version === where.version,
    )?.dir ?? placed(where);
  return { find, before: registry, after };
}

const slotLine = ({ slot, owner, filledBy }: SlotUse): string =>
  `slot ${slot} of ${owner}: ${filledBy.length > 0 ? `filled by ${filledBy.join(', ')}` : 'not filled'}`;

export async function check(args: readonly string[]): Promise<void> {
  const { names, values } = readArguments(args, ['to', 'build']);
  const root = requireRoot(values);
  const { registry } = readDeployed(root);
  const { find, before, after } =
    names.length === 0 && values.build === undefined
      ? { find: inRoot(root), before: emptyRegistry, after: registry }
      : await wouldBeServed(root, registry, names, values.build);
  const findings = await compareAll(find, before, after);
  if (findings.length > 0) throw new ConflictRefusal(findings);
  print('Everything fits.');
  for (const use of slotUse(find, after)) print(slotLine(use));
}
