import { productType } from '@advisor/contracts/codebooks';
import { paths } from '@advisor/shell/paths';

/** A loan that one shared screen models. What the form offers is decided by `offer.defaults`. */
export const loanProducts = {
  mortgage: {
    name: 'mortgage',
    productTypeId: productType.mortgage.code,
    path: paths.mortgageModelation(),
  },
  americanMortgage: {
    name: 'americanMortgage',
    productTypeId: productType.americanMortgage.code,
    path: paths.americanMortgageModelation(),
  },
  unsecuredLoan: {
    name: 'unsecuredLoan',
    productTypeId: productType.unsecuredLoan.code,
    path: paths.unsecuredLoanModelation(),
  },
} as const;

export type LoanProduct = (typeof loanProducts)[keyof typeof loanProducts];

export const loanProductOf = (productTypeId: number): LoanProduct | undefined =>
  Object.values(loanProducts).find((product) => product.productTypeId === productTypeId);
