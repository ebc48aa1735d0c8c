import { address } from './address';

export const modelationAddresses = {
  mortgageModelation: address('/modelation/mortgage'),
  nonPurposeMortgageModelation: address('/modelation/non-purpose-mortgage'),
  americanMortgageModelation: address('/modelation/american-mortgage'),
  unsecuredLoanModelation: address('/modelation/unsecured-loan'),
  /** The spelling is the bank's. */
  buildingSavingsModelation: address('/modelation/bulding-savings'),
  buildingSavingsOfArrangement: address('/building-savings/modelation/:salesArrangementId?'),
  loanHubModelation: address('/cid-:caseId/loan-hub/said-:salesArrangementId/modelation'),
};
