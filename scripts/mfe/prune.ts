import { prune } from '@advisor/federation/deploy/prune';
import { readDeployed } from '@advisor/federation/deploy/revisions';
import { readArguments, readNumber, requireRoot, print } from './command';

const day = 24 * 60 * 60 * 1000;

export async function pruneRoot(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, ['to', 'keep', 'days']);
  const root = requireRoot(values);
  const retained = {
    count: readNumber('keep', values.keep ?? '5', [1, 1_000]),
    // A session lasts for less than one.
    age: readNumber('days', values.days ?? '14', [1, 10_000]) * day,
  };
  readDeployed(root);
  const removed = await prune(root, retained);
  for (const path of removed) print(`removed ${path}`);
  if (removed.length === 0) print('Nothing is old enough to be removed.');
}
