import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { checklistLock } from '../../../domain/checklist/checklist-lock';
import type { SignedInUser } from '../../../platform/session/user';

export interface Opened {
  arrangement: ArrangementRow;
  row: CaseRow;
}

export interface Author {
  user: SignedInUser;
  now: Date;
}

/** As `changeCase` takes it. */
export const ofChecklist = ({ arrangement }: Opened, { user, now }: Author) => ({
  salesArrangementId: arrangement.id,
  userId: user.id,
  now,
  lock: checklistLock,
});
