import { operationQuery } from '@advisor/api-client/operation-query';

const params = (caseId: number) => ({ params: { caseId } });

export const priceExceptionQuery = (caseId: number) =>
  operationQuery('task.currentPriceException', params(caseId));
export const handoverQuery = (caseId: number) =>
  operationQuery('task.currentHandover', params(caseId));
export const taskQuery = (caseId: number, taskId: number) =>
  operationQuery('task.get', { params: { caseId, taskId } });
/** Fees of a product, as its rate tables have them today. */
export const productTermsQuery = (productTypeId: number) =>
  operationQuery('offer.defaults', { query: { productTypeId } });
