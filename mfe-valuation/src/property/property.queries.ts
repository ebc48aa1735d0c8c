import { operationQuery } from '@advisor/api-client/operation-query';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { CallResponse } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { progressIntervalMs } from '@advisor/shell/live';

/** A valuation of a real estate: where it is kept, and its number there. */
export interface PropertyReference {
  caseId: number;
  sourceId: number;
  id: number;
}

export type ListedProperty = CallResponse<typeof valuationCalls.list>[number];
export type Property = CallResponse<typeof valuationCalls.get>;
export type Collateral = CallResponse<typeof valuationCalls.collateral>;
export type Order = Property['orders'][number];
export type Deed = NonNullable<Property['deedOfOwnership']>;

/** In the order in which they were added. */
export const propertiesQuery = (caseId: number) =>
  operationQuery(valuationCalls.list, { params: { caseId } }, { background: 'again' });

/** What the loan is held against. */
export const collateralQuery = (caseId: number) =>
  operationQuery(valuationCalls.collateral, { params: { caseId } }, { background: 'again' });

/** Asked again while its online valuation is under way, which takes seconds. */
export const propertyQuery = (params: PropertyReference) => ({
  ...operationQuery(valuationCalls.get, { params }, { background: 'again' }),
  refetchInterval: ({ state: { data } }: { state: { data?: Property | undefined } }) =>
    data !== undefined && isUnderWay(data) ? progressIntervalMs() : (false as const),
});

const underWay: ReadonlySet<number | undefined> = new Set([
  taskState.requesting.code,
  taskState.evaluating.code,
]);
const isUnderWay = ({ state, valuationTypeId }: ListedProperty) =>
  valuationTypeId === valuationType.online.code && underWay.has(state);

/** What is read again after a change of a real estate. */
export const propertyAreas = [
  'realEstateValuation',
  'case',
  'salesArrangement',
  'task',
  'checklist',
] as const;

/** The newest one, which is the one that holds; undefined before anything was ordered. */
export const orderOf = ({ orders }: Property): Order | undefined => orders[0];
