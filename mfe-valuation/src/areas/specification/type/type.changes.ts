import { call } from '@advisor/api-client/call';
import type { CallBody } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { useChange } from '@advisor/shell/use-change';
import { propertyAreas, type PropertyReference } from '../../../property/property.queries';

/** Chooses how the real estate is valued; the order comes next. */
export const useChooseType = ({ caseId, id }: PropertyReference) =>
  useChange({
    key: [valuationCalls.chooseType.id, caseId, id],
    call: (body: CallBody<typeof valuationCalls.chooseType>) =>
      call(valuationCalls.chooseType, { params: { caseId, realEstateValuationId: id }, body }),
    invalidates: propertyAreas,
    shows: ['conflict'],
  });
