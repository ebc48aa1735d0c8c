import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { addMonths } from '../../platform/calendar';
import type { SignedInUser } from '../../platform/session/user';
import type { CaseRow } from '../cases/case-access';
import { nextPaymentOn } from '../cases/next-payment';
import type { loans } from '../cases/schema/cases';

type Terms = CallResponse<typeof refinancingCalls.repaymentTerms>;
type RepaidLoan = NonNullable<Terms['loan']>;

export const refusals = {
  notDrawn: 'Úvěr ještě nebyl čerpán.',
  drawing: 'Úvěr se ještě čerpá. Splatit předčasně ho lze po dočerpání.',
  repaid: 'Úvěr je splacený.',
  overdue: 'Úvěr je po splatnosti. Nejprve je potřeba uhradit dlužné splátky.',
  // Who may not see what is overdue is not told that anything is.
  notNow: 'Předčasné splacení teď nelze nabídnout. Obraťte se prosím na správu úvěrů.',
} as const;

/**
 * The loan as an early repayment is calculated from it, or why none is offered.
 * @param today of the bank, `YYYY-MM-DD`
 */
export function repaidLoan(
  row: CaseRow,
  loan: typeof loans.$inferSelect | undefined,
  { user, today }: { user: SignedInUser; today: string },
): { loan: RepaidLoan } | { refusal: string } {
  if (loan === undefined || loan.drawnAmount === 0) return { refusal: refusals.notDrawn };
  if (loan.principal === 0) return { refusal: refusals.repaid };
  const isDrawing = loan.drawnAmount < row.targetAmount && (loan.drawingDeadline ?? '') >= today;
  if (isDrawing) return { refusal: refusals.drawing };
  if (loan.overdueAmount > 0) {
    const seesOverdue = user.permissions.has(permission.viewOverdueReceivable);
    return { refusal: seesOverdue ? refusals.overdue : refusals.notNow };
  }
  const terms = loanTermsOf(row, loan, today);
  return terms === undefined ? { refusal: refusals.notNow } : { loan: terms };
}

/**
 * The terms of a loan that runs, whatever is overdue on it; undefined once it has matured.
 * @param today of the bank, `YYYY-MM-DD`
 */
export function loanTermsOf(
  row: CaseRow,
  loan: typeof loans.$inferSelect,
  today: string,
): RepaidLoan | undefined {
  const { maturityOn, contractSignedOn, fixedRateValidTo, fixedRatePeriod } = loan;
  const next = nextPaymentOn(loan.paymentDay, today);
  if (maturityOn === null || contractSignedOn === null || maturityOn < next) return undefined;
  const { interestPaidUntil } = loan;
  const isPaidSince =
    interestPaidUntil !== null && interestPaidUntil > addMonths(next, -1, loan.paymentDay);
  return {
    productTypeId: row.productTypeId as RepaidLoan['productTypeId'],
    principal: loan.principal,
    interestRate: loan.interestRate,
    monthlyPayment: loan.monthlyPayment,
    paymentDay: loan.paymentDay,
    nextPaymentOn: next,
    ...(isPaidSince && { interestPaidUntil }),
    loanMaturityOn: maturityOn,
    contractSignedOn,
    totalCredit: row.targetAmount,
    ...(fixedRateValidTo !== null && {
      fixedRateValidTo,
      ...(fixedRatePeriod !== null && {
        fixedRateValidFrom: addMonths(fixedRateValidTo, -fixedRatePeriod),
      }),
    }),
  };
}
