import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import type { SignedInUser } from '../../../platform/session/user';

export interface Opened {
  arrangement: ArrangementRow;
  row: CaseRow;
}

export interface Author {
  user: SignedInUser;
  now: Date;
}

/**
 * As `changeCase` takes it. Documents still come while the application is being decided and signed, and
 * none once it is closed.
 */
export const ofChecklist = ({ arrangement }: Opened, { user, now }: Author) => ({
  salesArrangementId: arrangement.id,
  userId: user.id,
  now,
  lock: checklistLock,
});

const { cancelled, disbursed } = salesArrangementState;

const checklistLock = (state: { caseState: number; arrangementState: number }) =>
  state.caseState !== caseState.inProgress.code ||
  state.arrangementState === cancelled.code ||
  state.arrangementState === disbursed.code
    ? 'Žádost je uzavřená, seznam podkladů nelze měnit.'
    : undefined;
