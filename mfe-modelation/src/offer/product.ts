import { modelationAddresses } from '@advisor/addresses/modelation';
import { productType } from '@advisor/contracts/codebooks';

/** A loan that one shared screen models. What the form offers is decided by `offer.defaults`. */
export const loanProducts = {
  mortgage: {
    name: 'mortgage',
    productTypeId: productType.mortgage.code,
    address: modelationAddresses.mortgageModelation,
  },
  nonPurposeMortgage: {
    name: 'nonPurposeMortgage',
    productTypeId: productType.nonPurposeMortgage.code,
    address: modelationAddresses.nonPurposeMortgageModelation,
  },
  americanMortgage: {
    name: 'americanMortgage',
    productTypeId: productType.americanMortgage.code,
    address: modelationAddresses.americanMortgageModelation,
  },
  unsecuredLoan: {
    name: 'unsecuredLoan',
    productTypeId: productType.unsecuredLoan.code,
    address: modelationAddresses.unsecuredLoanModelation,
  },
} as const;

export type LoanProduct = (typeof loanProducts)[keyof typeof loanProducts];

export const loanProductOf = (productTypeId: number): LoanProduct | undefined =>
  Object.values(loanProducts).find((product) => product.productTypeId === productTypeId);
