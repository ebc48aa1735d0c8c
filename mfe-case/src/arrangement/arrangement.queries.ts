import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';

const params = (salesArrangementId: number) => ({ params: { salesArrangementId } });

/** An arrangement and the case that it belongs to. */
export interface ArrangementReference {
  caseId: number;
  salesArrangementId: number;
}

export type FlowStep = CallResponse<typeof salesArrangementCalls.flow>[number];

/** An arrangement with the case that it belongs to. */
export const arrangementQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.get, params(salesArrangementId));
/** Of a case, newest first. */
export const arrangementsQuery = (caseId: number) =>
  operationQuery(salesArrangementCalls.list, { params: { caseId } });
export const flowQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.flow, params(salesArrangementId));
export const arrangementParametersQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.parameters, params(salesArrangementId));
export const arrangementCustomersQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.customers, params(salesArrangementId));
export const offersQuery = (salesArrangementId: number) =>
  operationQuery(offerCalls.listOfArrangement, params(salesArrangementId));
