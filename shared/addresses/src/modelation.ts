import { address } from './address';

/** Whom a product is modelled for: the number in the client register. */
const ofClient = ['clientId?'] as const;

export const modelationAddresses = {
  mortgageModelation: address('/modelation/mortgage', ofClient),
  nonPurposeMortgageModelation: address('/modelation/non-purpose-mortgage', ofClient),
  americanMortgageModelation: address('/modelation/american-mortgage', ofClient),
  unsecuredLoanModelation: address('/modelation/unsecured-loan', ofClient),
  /** The spelling is the bank's. */
  buildingSavingsModelation: address('/modelation/bulding-savings', ofClient),
  buildingSavingsOfArrangement: address('/building-savings/modelation/:salesArrangementId?'),
  loanHubModelation: address('/cid-:caseId/loan-hub/said-:salesArrangementId/modelation'),
};
