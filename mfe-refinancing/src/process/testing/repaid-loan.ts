import type { CallResponse } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';

type RepaymentTerms = CallResponse<typeof refinancingCalls.repaymentTerms>;
type Loan = NonNullable<RepaymentTerms['loan']>;

/** 2 mil. CZK at 4.8 % with 20 years left, fixed till May 2030. */
export const repaidLoan = (change: Partial<Loan> = {}): Loan => ({
  productTypeId: 20001,
  principal: 2_000_000,
  interestRate: 4.8,
  monthlyPayment: 12_980,
  paymentDay: 15,
  nextPaymentOn: '2026-12-15',
  loanMaturityOn: '2046-11-15',
  contractSignedOn: '2025-05-10',
  totalCredit: 2_100_000,
  fixedRateValidFrom: '2025-05-15',
  fixedRateValidTo: '2030-05-15',
  ...change,
});

/** @param averageRatePercent of new loans, % p.a.; null: nobody knows it */
export const termsOf = <Of extends Loan>(loan: Of, averageRatePercent: number | null = 4.3) => ({
  loan,
  today: '2026-11-24',
  earliestPaymentOn: '2026-11-25',
  rateNotices: [] as string[],
  freeRepayments: [],
  policy: {
    versionId: 1,
    validFrom: '2023-01-01',
    policy: { costs: 800, anniversaryIncluded: false, averageRatePercent },
  },
});
