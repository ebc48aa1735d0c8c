import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { Property, PropertyReference } from '../../property/property.queries';

export type Result = NonNullable<Property['result']>;
export type Effect = CallResponse<typeof valuationCalls.effect>;
export type ComparablePrice = Result['comparablePrices'][number];

/** What the value does to the offer; the result can be read without it. */
export const effectQuery = (params: PropertyReference) =>
  operationQuery(valuationCalls.effect, { params }, { meta: { allowFailure: true } });
