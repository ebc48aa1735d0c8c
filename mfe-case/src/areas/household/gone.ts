import { isGone } from '@advisor/forms/record/use-record-form';
import { useState } from 'react';

/** For a removal: it is done, whoever did it. @throws every other failure */
export function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/**
 * What is open stays open, with what was typed, when a list that is read again has it no more.
 * @param found what the list has under the key
 */
export function useLastFound<Found>(
  key: string | undefined,
  found: Found | undefined,
): Found | undefined {
  const [last, setLast] = useState({ key, found });
  if (key !== last.key || (found !== undefined && found !== last.found)) setLast({ key, found });
  return found ?? (last.key === key ? last.found : undefined);
}
