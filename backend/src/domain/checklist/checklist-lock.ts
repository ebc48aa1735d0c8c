import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';

const { cancelled, disbursed } = salesArrangementState;

/**
 * Why nothing of the list may change. Documents still come while the application is being decided and
 * signed, and none once it is closed.
 */
export const checklistLock = (state: {
  caseState: number;
  arrangementState: number;
}): string | undefined =>
  state.caseState !== caseState.inProgress.code ||
  state.arrangementState === cancelled.code ||
  state.arrangementState === disbursed.code
    ? 'Žádost je uzavřená, seznam podkladů nelze měnit.'
    : undefined;
