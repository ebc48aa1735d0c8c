import { taskState } from '@advisor/contracts/codebooks/task';
import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { orderPath, resultPath } from './names';
import type { ListedProperty, PropertyReference } from './property.queries';

type Step = Pick<ListedProperty, 'sourceId' | 'state' | 'valuationTypeId'>;

const again: ReadonlySet<number> = new Set([taskState.cancelled.code, taskState.notValuated.code]);

/** Whether a way of valuation can be chosen: nothing was ordered, or nothing came of it. */
export const mayChooseType = ({ sourceId, state }: Step): boolean =>
  sourceId === valuationSource.product.code && (state === undefined || again.has(state));

/** Whether something is ordered that has no result yet, or came to nothing. */
export const isOrdered = ({ sourceId, state }: Step): boolean =>
  sourceId === valuationSource.product.code &&
  state !== undefined &&
  state !== taskState.finished.code;

/** Where a result may be read; undefined as long as there is none. */
export const pathOfResult = (step: Step, reference: PropertyReference): string | undefined => {
  const { sourceId, state, valuationTypeId } = step;
  const isThere = sourceId === valuationSource.appraisers.code || state === taskState.finished.code;
  return isThere && valuationTypeId !== undefined
    ? resultPath(valuationTypeId, reference)
    : undefined;
};

/** Where the order stands, or is made once its way is chosen. */
export const pathOfOrder = (step: Step, reference: PropertyReference): string | undefined =>
  step.valuationTypeId !== undefined && pathOfResult(step, reference) === undefined
    ? orderPath(step.valuationTypeId, reference)
    : undefined;
