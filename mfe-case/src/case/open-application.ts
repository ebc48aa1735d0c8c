import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';

const { cancelled, disbursed } = salesArrangementState;

/** Whether an application has not come to its end: its hub leads on, and it may be cancelled. */
export const isApplicationOpen = (ofCase: number, ofApplication: number): boolean =>
  ofCase === caseState.inProgress.code &&
  ofApplication !== cancelled.code &&
  ofApplication !== disbursed.code;
