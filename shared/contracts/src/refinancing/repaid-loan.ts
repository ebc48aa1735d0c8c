import { productType } from '../codebooks';
import type { RepaidLoanTerms } from './repayment-terms';

const kinds: Readonly<Record<number, 'housingPurpose' | 'unsecured'>> = {
  [productType.mortgage.code]: 'housingPurpose',
  [productType.unsecuredLoan.code]: 'unsecured',
};

/** The loan as `quoteRepayment` of `@advisor/lending` repays it. */
export const repaidLoanOf = (loan: RepaidLoanTerms) => ({
  // A mortgage without a purpose of housing is repaid by the rules of an american one.
  kind: kinds[loan.productTypeId] ?? ('americanMortgage' as const),
  balance: loan.principal,
  ratePercent: loan.interestRate,
  instalment: loan.monthlyPayment,
  paymentDay: loan.paymentDay,
  nextPaymentOn: loan.nextPaymentOn,
  ...(loan.interestPaidUntil !== undefined && { interestPaidUntil: loan.interestPaidUntil }),
  maturityOn: loan.loanMaturityOn,
  contractDate: loan.contractSignedOn,
  totalCredit: loan.totalCredit,
  fixationStart: loan.fixedRateValidFrom,
  fixationEnd: loan.fixedRateValidTo,
});
