import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';

const params = (caseId: number) => ({ params: { caseId } });

export const mainPanelQuery = (caseId: number) =>
  operationQuery(caseCalls.mainPanel, params(caseId));
export const menuFlagsQuery = (caseId: number) =>
  operationQuery(caseCalls.menuFlags, params(caseId));
/** Advice only: the page lives without it and its loader does not wait for long. */
export const infoBannersQuery = (caseId: number) =>
  operationQuery(caseCalls.infoBanners, params(caseId), {
    timeoutMs: 3_000,
    meta: { allowFailure: true },
  });
export const caseParametersQuery = (caseId: number) =>
  operationQuery(caseCalls.parameters, params(caseId));
export const caseCustomersQuery = (caseId: number) =>
  operationQuery(caseCalls.customers, params(caseId));
export const customerTaxReturnsQuery = (caseId: number) =>
  operationQuery(caseCalls.customerTaxReturns, params(caseId));
export const timelineQuery = (caseId: number) => operationQuery(caseCalls.timeline, params(caseId));
