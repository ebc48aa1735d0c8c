import { caseState } from '@advisor/contracts/codebooks';

const tones: ReadonlyMap<number, 'progress' | 'warning' | 'neutral'> = new Map([
  [caseState.inProgress.code, 'progress'],
  [caseState.toBeCancelled.code, 'warning'],
  [caseState.toBeCancelledConfirmed.code, 'warning'],
  [caseState.cancelled.code, 'neutral'],
]);

/** Tone of a case's state, the same wherever the state is shown. */
export const caseStateTone = (state: number) => tones.get(state) ?? 'neutral';
