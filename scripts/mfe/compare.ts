import { newConflicts } from '@advisor/federation/deploy/compatibility';
import type { Compare } from '@advisor/federation/deploy/deploy';
import { unshownFillings } from '@advisor/federation/deploy/slot-use';
import { typeConflicts } from '@advisor/federation/deploy/type-conflicts';
import { printWarning } from './command';

/**
 * What a change would bring together that does not fit: by names and versions in no time, and only when
 * those fit by types, which takes seconds. What cannot be compared by types is told, and what fills a slot
 * that nothing shows then.
 */
export const compareAll: Compare = async (find, before, after) => {
  const found = await newConflicts(find, before, after);
  if (found.length > 0) return found;
  const { conflicts, unknown } = await typeConflicts(find, after, before);
  const known = new Set(unshownFillings(find, before));
  const unshown = unshownFillings(find, after).filter((sentence) => !known.has(sentence));
  for (const sentence of [...unknown, ...unshown]) printWarning(sentence);
  return conflicts;
};
