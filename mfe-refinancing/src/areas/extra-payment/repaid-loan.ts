import { productType } from '@advisor/contracts/codebooks';
import type { RepaidLoanKind } from '@advisor/lending/early-repayment';
import type { RepaidLoan } from '@advisor/lending/repayment-quote';
import type { OfferedTerms } from './extra-payment.queries';

const kinds: Readonly<Record<number, RepaidLoanKind>> = {
  [productType.mortgage.code]: 'housingPurpose',
  [productType.unsecuredLoan.code]: 'unsecured',
};

/** The loan as `@advisor/lending` repays it. */
export const repaidLoanOf = ({ loan }: OfferedTerms): RepaidLoan => ({
  // A mortgage without a purpose of housing is repaid by the rules of an american one.
  kind: kinds[loan.productTypeId] ?? 'americanMortgage',
  balance: loan.principal,
  ratePercent: loan.interestRate,
  instalment: loan.monthlyPayment,
  paymentDay: loan.paymentDay,
  nextPaymentOn: loan.nextPaymentOn,
  maturityOn: loan.loanMaturityOn,
  contractDate: loan.contractSignedOn,
  totalCredit: loan.totalCredit,
  fixationStart: loan.fixedRateValidFrom,
  fixationEnd: loan.fixedRateValidTo,
});
