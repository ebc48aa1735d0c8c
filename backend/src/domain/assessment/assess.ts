import { scoringResult } from '@advisor/contracts/codebooks/sales-arrangement';
import type { AssessmentInputs } from './inputs';
import { type LoanFigures, loanFigures } from './ratios-of-loan';
import { proposalsFor, type Proposal } from './proposals';
import { reasonsFor, type AssessmentReason } from './reasons';

/** What the bank says of a loan, before a person decides. */
export interface AssessmentResult extends LoanFigures {
  result: 501 | 502;
  reasons: AssessmentReason[];
  /** What would pass; none when this does. */
  proposals: Proposal[];
}

/** The result without what would pass instead. */
export function verdictOf(inputs: AssessmentInputs): Omit<AssessmentResult, 'proposals'> {
  const figures = loanFigures(inputs);
  const reasons = reasonsFor(inputs, figures);
  const { ok, rejected } = scoringResult;
  return { ...figures, reasons, result: reasons.length === 0 ? ok.code : rejected.code };
}

/** Assesses a loan: from the same inputs always the same. */
export function assess(inputs: AssessmentInputs): AssessmentResult {
  const verdict = verdictOf(inputs);
  const passes = (changed: AssessmentInputs) => verdictOf(changed).reasons.length === 0;
  const proposals = verdict.reasons.length === 0 ? [] : proposalsFor(inputs, verdict, passes);
  return { ...verdict, proposals };
}
