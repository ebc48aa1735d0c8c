import type { CasePhase } from '@advisor/contracts/case/phase';
import { caseState, productType, salesArrangementState } from '@advisor/contracts/codebooks';

export interface CasePhaseFacts {
  state: number;
  applicationState: number;
  productTypeId: number;
  /** Of a loan that was agreed, CZK. */
  loan: { targetAmount: number; drawnAmount: number; overdueAmount: number } | undefined;
}

const ofApplication: ReadonlyMap<number, CasePhase> = new Map([
  [salesArrangementState.new.code, 'new'],
  [salesArrangementState.inProgress.code, 'preparation'],
  [salesArrangementState.toSend.code, 'toSend'],
  [salesArrangementState.inApproval.code, 'approval'],
  [salesArrangementState.inSigning.code, 'signing'],
  [salesArrangementState.cancelled.code, 'cancelled'],
]);

/** How far a case is: by its own state where it ends, else by its application, then by its loan. */
export function casePhaseOf(facts: CasePhaseFacts): CasePhase {
  const { state, applicationState, productTypeId, loan } = facts;
  if (state === caseState.cancelled.code) return 'cancelled';
  if (state !== caseState.inProgress.code) return 'toBeCancelled';
  const phase = ofApplication.get(applicationState);
  if (phase !== undefined) return phase;
  if (productTypeId === productType.buildingSavings.code) return 'saving';
  if (loan !== undefined && loan.overdueAmount > 0) return 'overdue';
  return loan !== undefined && loan.drawnAmount < loan.targetAmount ? 'drawing' : 'repayment';
}
