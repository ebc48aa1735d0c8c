import { modelationAddresses } from '@advisor/addresses/modelation';
import { productType } from '@advisor/contracts/codebooks';

/** A loan that one shared screen models. What the form offers is decided by `offer.defaults`. */
export const loanProducts = {
  mortgage: {
    name: 'mortgage',
    productTypeId: productType.mortgage.code,
    path: modelationAddresses.mortgageModelation.to(),
  },
  nonPurposeMortgage: {
    name: 'nonPurposeMortgage',
    productTypeId: productType.nonPurposeMortgage.code,
    path: modelationAddresses.nonPurposeMortgageModelation.to(),
  },
  americanMortgage: {
    name: 'americanMortgage',
    productTypeId: productType.americanMortgage.code,
    path: modelationAddresses.americanMortgageModelation.to(),
  },
  unsecuredLoan: {
    name: 'unsecuredLoan',
    productTypeId: productType.unsecuredLoan.code,
    path: modelationAddresses.unsecuredLoanModelation.to(),
  },
} as const;

export type LoanProduct = (typeof loanProducts)[keyof typeof loanProducts];

export const loanProductOf = (productTypeId: number): LoanProduct | undefined =>
  Object.values(loanProducts).find((product) => product.productTypeId === productTypeId);
