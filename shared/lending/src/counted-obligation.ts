import { type ObligationPolicy } from './credit-policy';
import { Decimal, roundToHaler, sumOf } from './money';

/* What a bank counts of the obligations of applicants. Codes are those of the bank's codebooks. */

const creditCard = 3;
const overdraft = 4;
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
  reason: 'asDeclared' | 'shareOfLimit' | 'cancelled' | 'consolidated' | 'reduced';
}

/** A correction that says nothing leaves the value, and none is above it. */
const corrected = (value = 0, correction = value): number => Math.min(value, correction);

/** Counts one obligation; a cancelled or consolidated one is no burden beside the new loan. */
export function countObligation(
  obligation: ObligationFacts,
  { revolvingPercent, countsWholeLimit }: ObligationPolicy,
): CountedObligation {
  const { installmentAmount, loanPrincipalAmount, creditCardLimit } = obligation;
  const { correction } = obligation;
  const nothing = { instalment: 0, debt: 0, toConsolidate: 0 };
  if (correction?.correctionTypeId === cancelled) return { ...nothing, reason: 'cancelled' };
  if (correction?.correctionTypeId === consolidated) {
    const debt = loanPrincipalAmount ?? creditCardLimit ?? 0;
    const toConsolidate = obligation.amountConsolidated ?? debt;
    return { ...nothing, toConsolidate, reason: 'consolidated' };
  }
  const changes = correction?.correctionTypeId === reduced ? correction : undefined;
  const instalment = corrected(installmentAmount, changes?.installmentAmountCorrection);
  const principal = corrected(loanPrincipalAmount, changes?.loanPrincipalAmountCorrection);
  const reason = changes ? 'reduced' : 'asDeclared';
  if (![creditCard, overdraft].includes(obligation.obligationTypeId))
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
