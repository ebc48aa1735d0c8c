import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';

/** An arrangement and the case that it belongs to. */
export interface ArrangementReference {
  caseId: number;
  salesArrangementId: number;
}

export type OpenCase = CallResponse<typeof caseCalls.get>;
export type FlowStep = CallResponse<typeof salesArrangementCalls.flow>[number];

export const caseQuery = (caseId: number) => operationQuery(caseCalls.get, { params: { caseId } });

/** An arrangement with the case that it belongs to. */
export const arrangementQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.get, { params: { salesArrangementId } });

/** Of a case, newest first. */
export const arrangementsQuery = (caseId: number) =>
  operationQuery(salesArrangementCalls.list, { params: { caseId } });

/** The steps of an arrangement, and why one is locked. */
export const flowQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.flow, { params: { salesArrangementId } });

/** What is read again after a change of a case. */
export const caseAreas = ['case', 'salesArrangement', 'checklist', 'task'] as const;
