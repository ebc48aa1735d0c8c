import { salesArrangementState } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { loanAtNewRate, owedOn } from '@advisor/lending/repayment/rate-change';
import { monthsBetween, repayOnDay } from '@advisor/lending/repayment/repayment-on-day';
import { eq, sql } from 'drizzle-orm';
import { addDays } from '../../../platform/calendar';
import { czechDay } from '../../../platform/czech-format';
import type { CaseRow } from '../../../domain/cases/case-access';
import { cases, loans } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import type { CaseChange } from '../../../domain/cases/change-case';
import { isOfLoan, type SavedOffer, type LoanAfter } from '../../../domain/refinancing/saved-offer';
import type { LoanRow } from '../../../domain/refinancing/eligible-loan';
import type { ProcessRow } from '../../../domain/refinancing/processes';
import { loanTermsOf } from '../../../domain/refinancing/repaid-loan';
import { refinancingProcesses } from '../../../domain/refinancing/schema';
import { loanMoved } from '../notifications';

/**
 * Changes the loan as its client has signed, or as the notice said where the client did not answer.
 * @param process open; its offer takes effect
 * @returns what is owed afterwards, CZK; undefined when the loan was repaid before: nothing has changed
 */
export async function takeEffect(
  { tx, row, application, event, record }: CaseChange,
  /** Bank's, `YYYY-MM-DD`. */
  day: string,
  process: ProcessRow,
  offer: SavedOffer,
): Promise<number | undefined> {
  const [loan] = await tx.select().from(loans).where(eq(loans.caseId, row.id));
  if (loan === undefined) throw new Error('a process has no loan');
  const changed = loan.principal === 0 ? undefined : termsAfter(row, loan, offer, day);
  if (changed === undefined) return undefined;
  const { after, since } = changed;
  const changes = {
    principal: after.principal,
    monthlyPayment: after.principal === 0 ? 0 : after.monthlyPayment,
    interestRate: after.interestRate ?? loan.interestRate,
    interestPaidUntil: since,
    ...maturityAfter(loan, after),
    ...(after.fixedRatePeriod !== undefined && {
      fixedRatePeriod: after.fixedRatePeriod,
      fixedRateValidTo: after.fixedRateValidTo,
    }),
  };
  await tx.update(loans).set(changes).where(eq(loans.caseId, row.id));
  await tx
    .update(cases)
    .set({ version: sql`${cases.version} + 1` })
    .where(eq(cases.id, row.id));
  await tx
    .update(refinancingProcesses)
    .set({ state: refinancingState.finished.code })
    .where(eq(refinancingProcesses.id, process.id));
  if (process.salesArrangementId !== null)
    await tx
      .update(salesArrangements)
      .set({ state: salesArrangementState.disbursed.code })
      .where(eq(salesArrangements.id, process.salesArrangementId));
  await event({
    kind: 'service',
    title: `${codeName(refinancingType, process.typeId)} nabyla účinnosti`,
    description: `Od ${czechDay(offer.effectiveFrom)}`,
    tells: { kind: loanMoved },
  });
  await record({
    subject: 'parameters',
    subjectId: application.id,
    before: pick(loan),
    after: { ...pick(loan), ...changes },
    ...(process.createdBy !== null && { userId: process.createdBy }),
  });
  return after.principal;
}

const pick = ({
  principal,
  interestRate,
  monthlyPayment,
  maturityOn,
  fixedRatePeriod,
  fixedRateValidTo,
}: LoanRow) => ({
  principal,
  interestRate,
  monthlyPayment,
  maturityOn,
  fixedRatePeriod,
  fixedRateValidTo,
});

function maturityAfter(loan: LoanRow, { maturityOn }: LoanAfter) {
  if (maturityOn === undefined || loan.maturityOn === null) return {};
  const shortened = monthsBetween(maturityOn, loan.maturityOn);
  return { maturityOn, durationMonths: Math.max(1, loan.durationMonths - shortened) };
}

interface Changed {
  after: LoanAfter;
  /** Day of what is owed then: interest is paid until it, `YYYY-MM-DD`. */
  since: string;
}

/**
 * As it was offered. Where the loan has changed since (an extra payment before a refixation), what was
 * agreed holds, its rate or its payment, and the instalment is calculated from the loan as it is.
 * @returns undefined once the loan has matured
 */
function termsAfter(
  row: CaseRow,
  loan: LoanRow,
  offer: SavedOffer,
  day: string,
): Changed | undefined {
  const { effectiveFrom, after } = offer;
  // Of a day that nobody was there for, as it was on that day.
  const terms = loanTermsOf(row, loan, effectiveFrom < day ? effectiveFrom : day);
  if (terms === undefined) return undefined;
  const running = repaidLoanOf(terms);
  const isAsOffered = isOfLoan(offer, running);
  if (offer.kind === 'extraPayment') {
    if (isAsOffered) return { after, since: effectiveFrom };
    const repaid = repayOnDay(running, offer.request);
    return {
      after: {
        principal: repaid.balanceAfter,
        monthlyPayment: repaid.instalment,
        maturityOn: repaid.maturityOn,
      },
      since: effectiveFrom,
    };
  }
  const last = offer.kind === 'refixation' ? addDays(effectiveFrom, -1) : effectiveFrom;
  if (isAsOffered) return { after, since: owedOn(offer.loan, last).since };
  const {
    balance,
    since,
    offer: amounts,
  } = loanAtNewRate(running, {
    day: last,
    fixedRatePeriod: 0,
    interestRate: after.interestRate ?? loan.interestRate,
  });
  return {
    after: { ...after, principal: balance, monthlyPayment: amounts.loanPaymentAmountDiscounted },
    since,
  };
}
