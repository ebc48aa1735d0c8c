import { operationQuery } from '@advisor/api-client/operation-query';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';

const params = (salesArrangementId: number) => ({ params: { salesArrangementId } });

export const arrangementParametersQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.parameters, params(salesArrangementId));
export const arrangementCustomersQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.customers, params(salesArrangementId));
export const offersQuery = (salesArrangementId: number) =>
  operationQuery(offerCalls.listOfArrangement, params(salesArrangementId));
