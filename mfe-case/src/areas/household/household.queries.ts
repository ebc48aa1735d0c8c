import { operationQuery } from '@advisor/api-client/operation-query';
import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';

/** What screens and panels of a household read. */

export const householdsQuery = (salesArrangementId: number) =>
  operationQuery(householdCalls.list, { params: { salesArrangementId } });
export const creditPolicyQuery = (salesArrangementId: number) =>
  operationQuery(creditPolicyCalls.get, { params: { salesArrangementId } });
export const incomesQuery = (customerOnSAId: number) =>
  operationQuery(incomeCalls.list, { params: { customerOnSAId } });
export const obligationsQuery = (customerOnSAId: number) =>
  operationQuery(obligationCalls.list, { params: { customerOnSAId } });
export const exposureQuery = (salesArrangementId: number) =>
  operationQuery(obligationCalls.exposureRefresh, { params: { salesArrangementId } });
/** What is entered of a person, and who they are in the client register. */
export const clientDetailQuery = (customerOnSAId: number) =>
  operationQuery(clientDetailCalls.get, { params: { customerOnSAId } });
