import { isRevolving } from './obligation-rules';
import { sumOf } from '../calendar-and-money/money';

/*
 * What a new loan repays of other loans. It takes a burden away only where the whole of it is repaid,
 * and where the loan has enough for everything that it is to repay.
 */

/** Codes of the bank's codebooks. */
const mortgage = 20001;
const consolidated = 3;

/** What an obligation says of its consolidation; amounts in CZK. */
export interface ConsolidationFacts {
  obligationTypeId: number;
  loanPrincipalAmount?: number;
  creditCardLimit?: number;
  drawingAmount?: number;
  amountConsolidated?: number;
  correction?: { correctionTypeId: number };
}

/**
 * What has to be repaid for an obligation to end, CZK: the principal of a loan; of a card or an
 * overdraft what is drawn, or the limit where nobody knows. `undefined` where nothing is known.
 */
export function owedOf(obligation: ConsolidationFacts): number | undefined {
  const { loanPrincipalAmount, creditCardLimit, drawingAmount = 0 } = obligation;
  if (!isRevolving(obligation.obligationTypeId)) return loanPrincipalAmount;
  return Math.max(drawingAmount, loanPrincipalAmount ?? 0) || creditCardLimit;
}

/** What the new loan is to repay of an obligation, CZK; all of it where no part is said. */
export const amountToConsolidate = (obligation: ConsolidationFacts): number =>
  obligation.correction?.correctionTypeId === consolidated
    ? (obligation.amountConsolidated ?? owedOf(obligation) ?? 0)
    : 0;

/** Whether nothing of an obligation is left after its consolidation. */
export function isWholeConsolidated(obligation: ConsolidationFacts): boolean {
  const owed = owedOf(obligation);
  return owed !== undefined && amountToConsolidate(obligation) >= owed;
}

export interface ConsolidatingLoan {
  productTypeId: number;
  /** CZK. */
  amount: number;
  /** Of its purposes, CZK; absent where refinancing is none of them. */
  refinancingAmount?: number;
}

/**
 * Most that a loan may repay of other loans, CZK: what a mortgage has for refinancing, and the whole of
 * a loan whose purpose nobody asks about.
 */
export const consolidationLimit = ({
  productTypeId,
  amount,
  refinancingAmount = 0,
}: ConsolidatingLoan): number =>
  productTypeId === mortgage ? Math.min(refinancingAmount, amount) : amount;

/**
 * Whether the loan has enough for everything that it is to repay.
 * @param limit see {@link consolidationLimit}; `undefined` while there is no loan
 */
export const isConsolidationCovered = (
  obligations: readonly ConsolidationFacts[],
  limit: number | undefined,
): boolean => limit === undefined || sumOf(obligations.map(amountToConsolidate)) <= limit;
