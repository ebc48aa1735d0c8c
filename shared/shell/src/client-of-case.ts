import type { Case } from '@advisor/contracts/case/detail';
import type { CurrentClient } from './current-client';

/** What the client panel shows of a case. */
export const clientOfCase = (openCase: Case): CurrentClient => ({
  caseId: openCase.caseId,
  caseState: openCase.state,
  contractNumber: openCase.contractNumber,
  customerFirstName: openCase.customer.firstName,
  customerLastName: openCase.customer.lastName,
  dateOfBirth: openCase.customer.dateOfBirth,
  customerOnSAId: openCase.customer.customerOnSAId,
  householdId: openCase.customer.householdId,
  identity: openCase.customer.identity,
  offerId: openCase.offerId,
  salesArrangementId: openCase.salesArrangementId,
});
