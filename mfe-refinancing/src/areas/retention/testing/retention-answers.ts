import type { RepaymentTerms } from '../../../process/process.queries';
import type { OfferedDays, OfferedRate, Retention } from '../retention.queries';
import { openProcess } from '../../../process/testing/processes';
import { repaidLoan, termsOf } from '../../../process/testing/repaid-loan';

/** 2 mil. CZK at 5.49 %, fixed till May 2030. */
export const repaymentTerms = (
  change: Partial<NonNullable<RepaymentTerms['loan']>> = {},
): RepaymentTerms =>
  termsOf(repaidLoan({ interestRate: 5.49, monthlyPayment: 13_747, ...change }), null);

/** Half a point may be taken off, and all of the fee but 1 000 CZK. */
export const offeredRate = (change: Partial<OfferedRate> = {}): OfferedRate => ({
  interestRate: 4.89,
  minimumInterestRate: 4.39,
  validTo: '2026-12-04',
  feeAmount: 3_000,
  minimumFeeAmount: 1_000,
  ...change,
});

export const offeredDays: OfferedDays = [
  { validFrom: '2026-12-15', isDefault: true },
  { validFrom: '2027-01-15', isDefault: false },
];

/** A retention that was taken over with a discount. */
export const retention = (change: Partial<Retention> = {}): Retention => {
  const amounts = {
    interestRate: 4.89,
    interestRateDiscounted: 4.59,
    loanPaymentAmount: 13_069,
    loanPaymentAmountDiscounted: 12_739,
    feeAmount: 3_000,
    feeAmountDiscounted: 1_500,
  };
  return {
    ...openProcess({ effectiveFrom: '2027-01-15', comment: 'Klient má nabídku jiné banky.' }),
    ...amounts,
    before: { interestRate: 5.49, monthlyPayment: 13_747 },
    interestRateDiscount: 0.3,
    offer: {
      offerId: 501,
      ...amounts,
      interestRateValidFrom: '2027-01-15',
      fixedRateValidTo: '2030-05-15',
      createdOn: '2026-11-20T09:30:00Z',
      validTo: '2099-12-04',
    },
    ...change,
  };
};
