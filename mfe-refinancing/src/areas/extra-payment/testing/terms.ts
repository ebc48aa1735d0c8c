import type { OfferedTerms } from '../extra-payment.queries';

/** 2 mil. CZK at 4.8 % with 20 years left, fixed till May 2030. */
export const offeredTerms = (change: Partial<OfferedTerms['loan']> = {}): OfferedTerms => ({
  loan: {
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
  },
  today: '2026-11-24',
  earliestPaymentOn: '2026-11-25',
  policy: {
    versionId: 1,
    validFrom: '2023-01-01',
    policy: { costs: 800, anniversaryIncluded: false, averageRatePercent: 4.3 },
  },
});
