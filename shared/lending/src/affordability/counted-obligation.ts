import { amountToConsolidate, isWholeConsolidated } from './consolidation';
import { type ObligationPolicy } from './credit-policy';
import { Decimal, roundToHaler, sumOf } from '../calendar-and-money/money';
import { isRevolving } from './obligation-rules';

/* What a bank counts of the obligations of applicants. Codes are those of the bank's codebooks. */

const cancelled = 2;
const consolidated = 3;
const reduced = 4;

/** As the contract has it; amounts in CZK. */
export interface ObligationFacts {
  obligationTypeId: number;
  installmentAmount?: number;
  loanPrincipalAmount?: number;
  creditCardLimit?: number;
  /** What is drawn of the limit. */
  drawingAmount?: number;
  /** What the new loan repays. */
  amountConsolidated?: number;
  correction?: {
    correctionTypeId: number;
    installmentAmountCorrection?: number;
    loanPrincipalAmountCorrection?: number;
    creditCardLimitCorrection?: number;
  };
}

export interface CountedObligation {
  /** CZK a month. */
  instalment: number;
  /** CZK. */
  debt: number;
  /** What the new loan repays, CZK. */
  toConsolidate: number;
  reason:
    | 'asDeclared'
    | 'shareOfLimit'
    | 'cancelled'
    | 'consolidated'
    | 'partlyConsolidated'
    | 'notCovered'
    | 'reduced';
}

/** A correction that says nothing leaves the value, and none is above it. */
const corrected = (value = 0, correction = value): number => Math.min(value, correction);

/**
 * Counts one obligation; a cancelled one, and one that the new loan repays whole, is no burden beside
 * the new loan.
 * @param isCovered whether the new loan has enough for everything that it is to repay
 */
export function countObligation(
  obligation: ObligationFacts,
  policy: ObligationPolicy,
  isCovered: boolean = true,
): CountedObligation {
  const { installmentAmount, loanPrincipalAmount, creditCardLimit, correction } = obligation;
  const { revolvingPercent, countsWholeLimit } = policy;
  if (correction?.correctionTypeId === cancelled)
    return { instalment: 0, debt: 0, toConsolidate: 0, reason: 'cancelled' };
  if (correction?.correctionTypeId === consolidated)
    return countConsolidated(obligation, policy, isCovered);
  const changes = correction?.correctionTypeId === reduced ? correction : undefined;
  const instalment = corrected(installmentAmount, changes?.installmentAmountCorrection);
  const principal = corrected(loanPrincipalAmount, changes?.loanPrincipalAmountCorrection);
  const reason = changes ? 'reduced' : 'asDeclared';
  if (!isRevolving(obligation.obligationTypeId))
    return { instalment, debt: principal, toConsolidate: 0, reason };
  const limit = corrected(creditCardLimit, changes?.creditCardLimitCorrection);
  const drawn = Math.max(principal, Math.min(obligation.drawingAmount ?? 0, limit));
  const share = roundToHaler(new Decimal(limit).times(revolvingPercent).div(100));
  return {
    instalment: Math.max(instalment, share),
    debt: countsWholeLimit ? Math.max(limit, principal) : drawn,
    toConsolidate: 0,
    reason: reason === 'asDeclared' && share > instalment ? 'shareOfLimit' : reason,
  };
}

/** What is repaid in part keeps its instalment; of a limit that stays it can be drawn again. */
function countConsolidated(
  obligation: ObligationFacts,
  policy: ObligationPolicy,
  isCovered: boolean,
): CountedObligation {
  const toConsolidate = amountToConsolidate(obligation);
  const unchanged = countObligation({ ...obligation, correction: undefined }, policy);
  if (!isCovered) return { ...unchanged, toConsolidate, reason: 'notCovered' };
  if (isWholeConsolidated(obligation))
    return { instalment: 0, debt: 0, toConsolidate, reason: 'consolidated' };
  const isDrawnAgain = policy.countsWholeLimit && isRevolving(obligation.obligationTypeId);
  const debt = isDrawnAgain ? unchanged.debt : Math.max(0, sumOf([unchanged.debt, -toConsolidate]));
  return { ...unchanged, debt, toConsolidate, reason: 'partlyConsolidated' };
}

export interface ObligationTotals {
  /** CZK a month. */
  instalments: number;
  /** CZK. */
  debt: number;
  /** CZK. */
  toConsolidate: number;
}

export const obligationTotals = (counted: readonly CountedObligation[]): ObligationTotals => ({
  instalments: sumOf(counted.map(({ instalment }) => instalment)),
  debt: sumOf(counted.map(({ debt }) => debt)),
  toConsolidate: sumOf(counted.map(({ toConsolidate }) => toConsolidate)),
});
