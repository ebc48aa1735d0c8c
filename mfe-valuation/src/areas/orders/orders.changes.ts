import { call } from '@advisor/api-client/call';
import type { CallBody } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { byField, useChange } from '@advisor/shell/use-change';
import { useIsFetching } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  propertyAreas,
  propertyQuery,
  type PropertyReference,
} from '../../property/property.queries';

export type OrderInput = CallBody<typeof valuationCalls.order>['order'];
type OrderBody = CallBody<typeof valuationCalls.order>;
type Preorder = CallBody<typeof valuationCalls.preorderOnline>;

const paramsOf = ({ caseId, id }: PropertyReference) => ({
  params: { caseId, realEstateValuationId: id },
});

/** Whether what an order says it has seen is read just now: a change before it has made it older. */
export const useIsBeingRead = (reference: PropertyReference): boolean =>
  useIsFetching({ queryKey: propertyQuery(reference).queryKey }) > 0;

/** Asks which ways are possible with what the online valuation goes by. */
export const usePreorder = (reference: PropertyReference) =>
  useChange({
    key: [valuationCalls.preorderOnline.id, reference.caseId, reference.id],
    call: (body: Preorder) => call(valuationCalls.preorderOnline, { ...paramsOf(reference), body }),
    invalidates: propertyAreas,
    shows: ['conflict'],
    fieldErrors: byField,
  });

/** Orders a valuation, once. */
export function useOrder(reference: PropertyReference) {
  const { t } = useTranslation('valuation-orders');
  return useChange({
    key: [valuationCalls.order.id, reference.caseId, reference.id],
    call: (body: OrderBody) => call(valuationCalls.order, { ...paramsOf(reference), body }),
    invalidates: propertyAreas,
    success: t('done'),
    shows: ['conflict'],
    fieldErrors: ({ fieldErrors }) =>
      Object.fromEntries(
        Object.entries(fieldErrors).map(([name, message]) => [
          name.replace(/^order\.(contact\.)?/, ''),
          message,
        ]),
      ),
  });
}

/** Says which documents of the case go with an order. */
export const useSaveDocuments = (reference: PropertyReference) =>
  useChange({
    key: [valuationCalls.updateDocuments.id, reference.caseId, reference.id],
    call: (body: CallBody<typeof valuationCalls.updateDocuments>) =>
      call(valuationCalls.updateDocuments, { ...paramsOf(reference), body }),
    invalidates: propertyAreas,
    shows: ['conflict'],
  });

/** Answers what the appraisers want, and sends the order on. */
export function useComplete(reference: PropertyReference) {
  const { t } = useTranslation('valuation-orders');
  return useChange({
    key: [valuationCalls.complete.id, reference.caseId, reference.id],
    call: (body: CallBody<typeof valuationCalls.complete>) =>
      call(valuationCalls.complete, { ...paramsOf(reference), body }),
    invalidates: propertyAreas,
    success: t('returned.done'),
    shows: ['conflict'],
    fieldErrors: byField,
  });
}

/** Cancels an order that has no result yet. */
export function useCancelOrder(reference: PropertyReference) {
  const { t } = useTranslation('valuation-orders');
  return useChange({
    key: [valuationCalls.cancelOrder.id, reference.caseId, reference.id],
    call: (orderId: number) =>
      call(valuationCalls.cancelOrder, { ...paramsOf(reference), body: { orderId } }),
    invalidates: propertyAreas,
    success: t('cancel.done'),
    shows: ['conflict'],
  });
}
