import type { LoanInput } from '@advisor/contracts/offer/loan-offer';

/** A mortgage that nothing is wrong with on the tests' day. */
export const goodMortgage: LoanInput = {
  loanAmount: 3_000_000,
  loanPurposes: [{ loanPurposeId: 201, amount: 3_000_000 }],
  collateralAmount: 4_000_000,
  loanDuration: 360,
  fixedRatePeriod: 60,
  expectedDateOfDrawing: '2026-12-15',
  paymentDay: 15,
  household: { applicantAge: 34, netMonthlyIncome: 60_000 },
};

export const goodAmerican: LoanInput = {
  loanAmount: 1_500_000,
  collateralAmount: 3_000_000,
  loanDuration: 180,
  fixedRatePeriod: 36,
  expectedDateOfDrawing: '2026-12-15',
  paymentDay: 10,
};

export const goodUnsecured: LoanInput = {
  loanAmount: 300_000,
  loanDuration: 72,
  expectedDateOfDrawing: '2026-11-25',
  paymentDay: 5,
};
