import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import type { RepaymentTerms } from '../../../process/process.queries';
import { repaidLoan, termsOf } from '../../../process/testing/repaid-loan';
import type { Refixation } from '../refixation.queries';

/** 2 mil. CZK at 3.19 % with 20 years left, fixed till May 2027. */
export const repaymentTerms = (
  change: Partial<NonNullable<RepaymentTerms['loan']>> = {},
): RepaymentTerms =>
  termsOf(
    repaidLoan({
      interestRate: 3.19,
      monthlyPayment: 11_284,
      contractSignedOn: '2022-05-10',
      totalCredit: 2_400_000,
      fixedRateValidFrom: '2022-05-15',
      fixedRateValidTo: '2027-05-15',
      ...change,
    }),
  );

/** A refixation that nothing has been offered for yet. */
export const refixation = (change: Partial<Refixation> = {}): Refixation => ({
  offers: [],
  today: '2026-11-24',
  dates: { fixedRateValidTo: '2027-05-15', latestNotice: '2027-02-15' },
  next: {
    from: '2027-05-16',
    principal: 1_963_957.21,
    instalments: 234,
    maximumDiscount: 0.5,
    rates: [
      { fixedRatePeriod: 12, interestRate: 5.09 },
      { fixedRatePeriod: 36, interestRate: 4.79 },
      { fixedRatePeriod: 60, interestRate: 4.69 },
      { fixedRatePeriod: 120, interestRate: 4.99 },
    ],
  },
  ...change,
});

/** Five years with a discount, made today. */
export const refixationOffer = (change: Partial<RefixationOffer> = {}): RefixationOffer => ({
  offerId: 501,
  validTo: '2026-12-24',
  isLegalNotice: false,
  isLegalNoticeDefault: false,
  isCurrent: true,
  isCommunicated: false,
  isLiked: false,
  isSelected: false,
  fixedRatePeriod: 60,
  interestRate: 4.69,
  interestRateDiscount: 0.2,
  interestRateDiscounted: 4.49,
  loanPaymentAmount: 12_824,
  loanPaymentAmountDiscounted: 12_612,
  createdOn: '2026-11-24T08:00:00Z',
  ...change,
});

/** One that is being worked on. */
export const refixationProcess = (
  change: Partial<RefinancingProcess> = {},
): RefinancingProcess => ({
  processId: 31,
  version: 1,
  refinancingTypeId: refinancingType.refixation.code,
  state: refinancingState.inProgressInProduct.code,
  salesArrangementId: 41,
  offerId: 501,
  createdOn: '2026-11-24T08:00:00Z',
  effectiveFrom: '2027-05-16',
  actions: ['link', 'document', 'update', 'cancel', 'handOver'],
  ...change,
});
