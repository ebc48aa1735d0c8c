import { call } from '@advisor/api-client/call';
import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import type { CallBody } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { byField, useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { propertyAreas } from '../../../property/property.queries';

type NewProperty = CallBody<typeof valuationCalls.create>;

/** Adds a real estate. @returns where it is kept, and its number there */
export function useAddProperty(caseId: number) {
  const { t } = useTranslation('valuation-overview');
  return useChange({
    key: [valuationCalls.create.id, caseId],
    call: async (body: NewProperty) => {
      const added = await call(valuationCalls.create, { params: { caseId }, body });
      return { sourceId: valuationSource.product.code, id: added.realEstateValuationId };
    },
    invalidates: propertyAreas,
    success: t('add.done'),
    shows: ['conflict'],
    fieldErrors: byField,
  });
}
