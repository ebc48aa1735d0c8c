import { modelationAddresses } from '@advisor/addresses/modelation';

/** What a case may begin with, and where it is modelled. */
export const newProducts = [
  { name: 'mortgage', path: modelationAddresses.mortgageModelation.to() },
  { name: 'nonPurposeMortgage', path: modelationAddresses.nonPurposeMortgageModelation.to() },
  { name: 'americanMortgage', path: modelationAddresses.americanMortgageModelation.to() },
  { name: 'unsecuredLoan', path: modelationAddresses.unsecuredLoanModelation.to() },
  { name: 'buildingSavings', path: modelationAddresses.buildingSavingsModelation.to() },
] as const;
