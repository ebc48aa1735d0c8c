import { call } from '@advisor/api-client/call';
import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import type { CallBody } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { byField, useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { propertyAreas } from '../../../property/property.queries';

type NewProperty = CallBody<typeof valuationCalls.create>;

/** What is made here is kept here. */
const keptHere = ({ realEstateValuationId }: { realEstateValuationId: number }) => ({
  sourceId: valuationSource.product.code,
  id: realEstateValuationId,
});

/** Adds a real estate. */
export function useAddProperty(caseId: number) {
  const { t } = useTranslation('valuation-overview');
  return useChange({
    key: [valuationCalls.create.id, caseId],
    call: async (body: NewProperty, { idempotencyKey }) =>
      keptHere(
        await call(
          valuationCalls.create,
          { params: { caseId }, body },
          { headers: { 'Idempotency-Key': idempotencyKey } },
        ),
      ),
    invalidates: propertyAreas,
    success: t('add.done'),
    shows: ['conflict'],
    fieldErrors: byField,
  });
}

/** Makes a draft of another like it, or of the same one to value it again. */
export function useCopyProperty(caseId: number, realEstateValuationId: number) {
  const { t } = useTranslation('valuation-overview');
  return useChange({
    key: [valuationCalls.copy.id, caseId, realEstateValuationId],
    call: async (isSameRealEstate: boolean, { idempotencyKey }) =>
      keptHere(
        await call(
          valuationCalls.copy,
          { params: { caseId, realEstateValuationId }, body: { isSameRealEstate } },
          { headers: { 'Idempotency-Key': idempotencyKey } },
        ),
      ),
    invalidates: propertyAreas,
    success: t('actions.copied'),
    shows: ['conflict'],
  });
}

/** Deletes a valuation that gave no result. */
export function useDeleteProperty(caseId: number, realEstateValuationId: number) {
  const { t } = useTranslation('valuation-overview');
  return useChange({
    key: [valuationCalls.remove.id, caseId, realEstateValuationId],
    call: (version: number) =>
      call(valuationCalls.remove, {
        params: { caseId, realEstateValuationId },
        query: { version },
      }),
    invalidates: propertyAreas,
    success: t('actions.deleted'),
    shows: ['conflict'],
  });
}
