import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { runningSchedule } from '@advisor/lending/repayment/repayment-on-day';
import { addDays, addMonths } from '../../platform/calendar';
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
  if (maturityOn === null || contractSignedOn === null) return undefined;
  const owed = owedToday(loan, maturityOn, today);
  if (owed === undefined) return undefined;
  return {
    productTypeId: row.productTypeId as RepaidLoan['productTypeId'],
    ...owed,
    interestRate: loan.interestRate,
    monthlyPayment: loan.monthlyPayment,
    paymentDay: loan.paymentDay,
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

/**
 * The bank keeps what is owed; after a change of ours it is that of the change, less the instalments of
 * the schedule that have been due since. The one of today is still to come, unless the change is of today.
 */
function owedToday(
  loan: typeof loans.$inferSelect,
  maturityOn: string,
  today: string,
): Pick<RepaidLoan, 'principal' | 'nextPaymentOn' | 'interestPaidUntil'> | undefined {
  const { principal, paymentDay, interestPaidUntil: since } = loan;
  const next = nextPaymentOn(paymentDay, today);
  if (since === null) return maturityOn < next ? undefined : { principal, nextPaymentOn: next };
  const first = nextPaymentOn(paymentDay, addDays(since, 1));
  if (maturityOn < first) return undefined;
  const isPaidBetween = since > addMonths(first, -1, paymentDay);
  const changed = {
    principal,
    nextPaymentOn: first,
    ...(isPaidBetween && { interestPaidUntil: since }),
  };
  if (first >= next) return changed;
  const { rows } = runningSchedule({
    balance: principal,
    ratePercent: loan.interestRate,
    instalment: loan.monthlyPayment,
    paymentDay,
    nextPaymentOn: first,
    maturityOn,
    ...(isPaidBetween && { interestPaidUntil: since }),
  });
  const paid = rows.filter(({ date }) => date < next);
  const [ahead] = rows.slice(paid.length);
  return ahead && { principal: paid.at(-1)?.balance ?? principal, nextPaymentOn: ahead.date };
}
