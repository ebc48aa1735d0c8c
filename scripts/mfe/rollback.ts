import { rollBack, withdrawCanary } from '@advisor/federation/deploy/channels';
import { ConflictRefusal, inRoot, newConflicts } from '@advisor/federation/deploy/compatibility';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { readRegistry } from '@advisor/federation/deploy/revisions';
import { changeApps, switchApps, type ChangeApp } from './change-apps';
import { readArguments, requireNames, requireRoot, type Run } from './command';

/**
 * Which others have to go back with the named ones, for what was deployed together fits only together.
 * @returns all of them, or nothing when they would not fit either
 * @throws {Refusal} when one of them has no previous version
 */
async function rollbackGroup(
  root: string,
  names: readonly string[],
  back: ChangeApp,
): Promise<readonly string[]> {
  const registry = readRegistry(root);
  const found = await newConflicts(inRoot(root), registry, changeApps(registry, names, back));
  if (found.length === 0) return names;
  const all = [...new Set([...names, ...found.flatMap(({ between }) => between)])];
  return all.length > names.length ? rollbackGroup(root, all, back) : [];
}

/** The refusal, and what to do about it. */
async function withAdvice(
  refusal: ConflictRefusal,
  root: string,
  names: readonly string[],
  back: ChangeApp,
): Promise<Refusal> {
  try {
    const together = await rollbackGroup(root, names, back);
    if (together.length === 0) return refusal;
    return new Refusal(`${refusal.message}\nTogether they fit: rollback ${together.join(' ')}`);
  } catch (error) {
    if (error instanceof Refusal) return new Refusal(`${refusal.message}\n${error.message}`);
    throw error;
  }
}

export const rollBackApps: Run = async (args) => {
  const { names: given, values } = readArguments(args, ['to', 'version', 'channel']);
  const { channel = 'stable', version } = values;
  const names = requireNames(given);
  if (channel !== 'stable' && channel !== 'canary') {
    throw new Refusal('A rollback is of the channel stable or canary.');
  }
  if (channel === 'canary' && version !== undefined) {
    throw new Refusal('A canary is withdrawn; --version is for the stable channel.');
  }
  if (names.length > 1 && version !== undefined) {
    throw new Refusal('--version is for one; several go back to the version before.');
  }
  const root = requireRoot(values);
  const since = new Date().toISOString();
  const back: ChangeApp = (app) =>
    channel === 'canary' ? withdrawCanary(app) : rollBack(app, since, version);
  try {
    await switchApps(root, 'rollback', names, back);
  } catch (error) {
    throw error instanceof ConflictRefusal && version === undefined
      ? await withAdvice(error, root, names, back)
      : error;
  }
};
