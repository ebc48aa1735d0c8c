import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { propertyAreas, type PropertyReference } from '../../../property/property.queries';

export type CadastreSearch = CallBody<typeof valuationCalls.searchCadastre>;
export type CadastreFinding = CallResponse<typeof valuationCalls.searchCadastre>[number];

/** Fields of the call → fields of the form. */
type FieldOf = (field: string) => string;

/** Saves what is known of a real estate. */
export function useSaveSpecification({ caseId, id }: PropertyReference, fieldOf: FieldOf) {
  const { t } = useTranslation('valuation-specification');
  return useSaveRecord({
    key: [valuationCalls.update.id, caseId, id],
    call: (body: CallBody<typeof valuationCalls.update>) =>
      call(valuationCalls.update, { params: { caseId, realEstateValuationId: id }, body }),
    invalidates: propertyAreas,
    success: t('saved'),
    fieldErrors: ({ fieldErrors }) =>
      Object.fromEntries(
        Object.entries(fieldErrors).map(([name, message]) => [fieldOf(name), message]),
      ),
  });
}

/** Reads the deed anew, and keeps it with its day. */
export function useReadDeed({ caseId, id }: PropertyReference) {
  const { t } = useTranslation('valuation-specification');
  return useChange({
    key: [valuationCalls.readDeed.id, caseId, id],
    call: (body: CallBody<typeof valuationCalls.readDeed>) =>
      call(valuationCalls.readDeed, { params: { caseId, realEstateValuationId: id }, body }),
    invalidates: propertyAreas,
    success: t('deed.read'),
    shows: ['conflict'],
    // What the cadastre says of it stands at the deed.
    allowFailure: () => true,
  });
}

/** Asks the cadastre; what it says, and that it is silent, stands at the search. */
export const useSearchCadastre = ({ caseId, id }: PropertyReference) =>
  useChange({
    key: [valuationCalls.searchCadastre.id, caseId, id],
    call: (body: CadastreSearch) =>
      call(valuationCalls.searchCadastre, { params: { caseId }, body }),
    isRead: true,
    allowFailure: () => true,
  });

/** What is said of a cadastre that does not answer stands at the search. */
export const cadastralAreasQuery = (searchText: string) =>
  operationQuery(
    valuationCalls.cadastralAreas,
    { body: { searchText } },
    { meta: { allowFailure: true } },
  );

/** What is said of a register that does not answer stands at the search. */
export const addressSearchQuery = (searchText: string) =>
  operationQuery(
    customerCalls.searchAddress,
    { body: { searchText, pageSize: 8 } },
    { meta: { allowFailure: true } },
  );

/** The parts of a suggested address; a refusal (90080) stands at the search. */
export const useAddressParts = (key: string) =>
  useChange({
    key: ['valuation.addressDetail', key],
    call: (addressId: string) => call(customerCalls.addressDetail, { body: { addressId } }),
    isRead: true,
    allowFailure: () => true,
  });
