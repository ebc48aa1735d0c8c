import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';

/** A task as it stands among the others of its case. */
export type ListedTask = CallResponse<typeof taskCalls.list>[number];
export type TaskDetail = CallResponse<typeof taskCalls.get>;

const params = (caseId: number) => ({ params: { caseId } });

export const priceExceptionQuery = (caseId: number) =>
  operationQuery(taskCalls.currentPriceException, params(caseId));
export const handoverQuery = (caseId: number) =>
  operationQuery(taskCalls.currentHandover, params(caseId));
export const taskQuery = (caseId: number, taskId: number) =>
  operationQuery(taskCalls.get, { params: { caseId, taskId } });
/** Fees of a product, as its rate tables have them today. */
export const productTermsQuery = (productTypeId: number) =>
  operationQuery(offerCalls.defaults, { query: { productTypeId } });
