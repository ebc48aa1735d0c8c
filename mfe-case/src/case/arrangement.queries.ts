import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/api-client/call';

const params = (salesArrangementId: number) => ({ params: { salesArrangementId } });

/** An arrangement and the case that it belongs to. */
export interface ArrangementReference {
  caseId: number;
  salesArrangementId: number;
}

export type FlowStep = CallResponse<'salesArrangement.flow'>[number];

/** Of a case, newest first. */
export const arrangementsQuery = (caseId: number) =>
  operationQuery('salesArrangement.list', { params: { caseId } });
export const flowQuery = (salesArrangementId: number) =>
  operationQuery('salesArrangement.flow', params(salesArrangementId));
export const arrangementParametersQuery = (salesArrangementId: number) =>
  operationQuery('salesArrangement.parameters', params(salesArrangementId));
export const arrangementCustomersQuery = (salesArrangementId: number) =>
  operationQuery('salesArrangement.customers', params(salesArrangementId));
export const offersQuery = (salesArrangementId: number) =>
  operationQuery('salesArrangement.offers', params(salesArrangementId));
