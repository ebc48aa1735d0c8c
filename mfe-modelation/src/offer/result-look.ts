import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { useEffect, useState } from 'react';
import type { LiveAnswer } from './use-live-answer';

/** What the numbers on the screen are to whoever reads them. */
export type ResultLook =
  /** Of what stands in the form. */
  | 'valid'
  /** Of what stood there before; those of now are on their way. */
  | 'calculating'
  /** What stands in the form is not offered. */
  | 'notOffered'
  /** Of what stood there before; those of now cannot be got. */
  | 'outdated';

/** So long a number that is being replaced may still be read as the answer, milliseconds. */
export const lateAfterMs = 250;

/** @returns whether it has been waited for longer than {@link lateAfterMs} */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}

export function useResultLook(
  { state, isOutdated }: Pick<LiveAnswer<unknown>, 'state' | 'isOutdated'>,
  findings: readonly OfferFinding[],
): ResultLook {
  const isLate = useIsLate(state === 'calculating' && isOutdated);
  if (isLate) return 'calculating';
  if (findings.some(({ severity }) => severity === 'error')) return 'notOffered';
  return state === 'failed' || state === 'incomplete' ? 'outdated' : 'valid';
}
