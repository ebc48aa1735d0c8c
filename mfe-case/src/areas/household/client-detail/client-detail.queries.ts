import { caseAreas } from '@advisor/case/case.queries';
import { call, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { useChange } from '@advisor/shell/use-change';

export type ClientDetailAnswer = CallResponse<typeof clientDetailCalls.get>;
export type ClientDetail = ClientDetailAnswer['detail'];
export type RegisteredPerson = CallResponse<typeof customerCalls.get>;
export type Country = CallResponse<typeof codebookCalls.getAll>['countries'][number];

export const codebooksQuery = () => operationQuery(codebookCalls.getAll, {});

/** Advice only: without the register the person is entered all the same. */
export const registeredPersonQuery = (identity: { id: number; scheme: number }) =>
  operationQuery(customerCalls.get, { body: { identity } }, { meta: { allowFailure: true } });

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
    key: ['address.detail', key],
    call: (addressId: string) => call(customerCalls.addressDetail, { body: { addressId } }),
    isRead: true,
    allowFailure: () => true,
    gcTime: 0,
  });

/** Towns of a postcode: advice, which an advisor can do without. */
export const townsQuery = (postCode: string) =>
  operationQuery(
    codebookCalls.postcode,
    { params: { postCode } },
    { meta: { allowFailure: true } },
  );

/** What the bank says of a phone or an e-mail; saving does not wait for it. */
export const contactQuery = (contactTypeId: 1 | 2, value: string) => ({
  ...operationQuery(
    customerCalls.validateContact,
    { body: { contactTypeId, value } },
    { meta: { allowFailure: true } },
  ),
  gcTime: 0,
});

/** Asks the bank whether the document may be taken. */
export const useValidateDocument = (customerOnSAId: number) =>
  useChange({
    key: ['identificationDocument.validate', customerOnSAId],
    call: (body: NonNullable<ClientDetail['identificationDocument']>) =>
      call(customerCalls.validateIdentificationDocument, { body }),
    isRead: true,
    gcTime: 0,
  });

/** Saves what was entered of a person. */
export const useSaveDetail = (
  customerOnSAId: number,
  done: string,
  fieldOf: (field: string) => string | undefined,
) =>
  useSaveRecord({
    key: ['clientDetail.update', customerOnSAId],
    call: (body: Pick<ClientDetailAnswer, 'version' | 'detail'>) =>
      call(clientDetailCalls.update, { params: { customerOnSAId }, body }),
    invalidates: [...caseAreas, 'clientDetail', 'household', 'customerOnSA'],
    success: done,
    fieldErrors: ({ messages }) =>
      Object.fromEntries(
        messages.flatMap(({ field, message }) => {
          const name = field === undefined ? undefined : fieldOf(field);
          return name === undefined ? [] : [[name, message]];
        }),
      ),
    gcTime: 0,
  });
