import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { addBankingDays } from '@advisor/lending/calendar-and-money/banking-days';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { quoteRepayment, type RepaymentRequest } from '@advisor/lending/repayment/repayment-quote';
import type { ExtraPayment } from '../extra-payment.queries';
import { offeredTerms } from './terms';

/** An extra payment as the server tells it, from the loan of `offeredTerms`: it is worked on. */
export function extraPayment(
  change: Partial<ExtraPayment> = {},
  request: RepaymentRequest = { date: '2026-12-15', amount: 500_000, effect: 'shorterTerm' },
): ExtraPayment {
  const { loan: terms, policy } = offeredTerms();
  const loan = repaidLoanOf(terms);
  const quote = quoteRepayment(loan, request, policy.policy);
  const feeAmount = quote.fee.totalFee ?? 0;
  const isFull = request.amount === undefined;
  return {
    processId: 41,
    version: 1,
    refinancingTypeId: 3,
    state: 1,
    salesArrangementId: 2_000_041,
    offerId: 501,
    createdOn: '2026-11-24T09:30:00Z',
    effectiveFrom: request.date,
    actions: ['link', 'document', 'update', 'cancel'],
    extraPaymentTypeId: isFull ? 1 : 2,
    extraPaymentDate: request.date,
    extraPaymentAmount: quote.amount,
    feeAmount,
    isPaymentReduced: request.effect === 'lowerInstalment',
    offer: {
      offerId: 501,
      extraPaymentAmount: quote.amount,
      principalAmount: quote.principal,
      interestAmount: quote.accruedInterest,
      feeAmount,
      feeFreeAmount: quote.fee.freeAmount,
      ...(!isFull && { newMonthlyPayment: quote.instalment, newMaturityOn: quote.maturityOn }),
      interestSaved: quote.interestSaved,
      createdOn: '2026-11-24T09:30:00Z',
      validTo: '2026-12-24',
    },
    calculation: { loan, request, policy: policy.policy },
    ...(isFull && {
      closing: {
        accountClosedOn: addBankingDays(request.date, 1),
        pledgeConsentOn: addDays(request.date, 30),
      },
    }),
    ...change,
  };
}
