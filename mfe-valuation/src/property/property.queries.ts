import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';

/** A real estate of a case with its valuation. */
export interface PropertyReference {
  caseId: number;
  sourceId: number;
  id: number;
}

export type ListedProperty = CallResponse<typeof valuationCalls.list>[number];
export type Property = CallResponse<typeof valuationCalls.get>;

/** In the order in which they were added. */
export const propertiesQuery = (caseId: number) =>
  operationQuery(valuationCalls.list, { params: { caseId } });

export const propertyQuery = (params: PropertyReference) =>
  operationQuery(valuationCalls.get, { params });

/** What is read again after a change of a real estate. */
export const propertyAreas = ['realEstateValuation', 'case', 'salesArrangement', 'task'] as const;
