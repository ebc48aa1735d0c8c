import { caseAreas } from '@advisor/case/case.queries';
import { call, type CallInput } from '@advisor/api-client/call';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { byField, useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

const invalidates = [...caseAreas, 'household', 'customerOnSA', 'income'];
const shows = ['conflict', 'customerAlreadyOnHousehold'] as const;

/**
 * Adds or removes a household, moves, swaps or removes a person: what needs no form.
 * @param where the change is asked for, and its refusal is said: `person.401`
 */
export function useChangeHouseholds(where: string) {
  return useChange({
    key: ['household.change', where],
    call: async (change: () => Promise<unknown>) => change(),
    invalidates,
    shows: ['conflict'],
  });
}

/** What stands in the menus of households and people. */
export const householdChanges = (salesArrangementId: number) => ({
  addHousehold: (householdTypeId: 1 | 2 | 128) =>
    call(householdCalls.create, { params: { salesArrangementId }, body: { householdTypeId } }),
  removeHousehold: (householdId: number, version: number) =>
    call(householdCalls.delete, { params: { householdId }, query: { version } }),
  removePerson: (customerOnSAId: number, version: number) =>
    call(householdCalls.deleteCustomer, { params: { customerOnSAId }, query: { version } }),
  movePerson: (customerOnSAId: number, householdId: number) =>
    call(householdCalls.moveCustomer, { params: { customerOnSAId }, body: { householdId } }),
  swapDebtor: (customerOnSAId: number) =>
    call(householdCalls.swapDebtor, { params: { salesArrangementId }, body: { customerOnSAId } }),
});

type HouseholdBody = CallInput<typeof householdCalls.update>['body'];

export function useSaveHousehold(householdId: number) {
  const { t } = useTranslation('case-household');
  return useSaveRecord({
    key: ['household.update', householdId],
    call: (body: HouseholdBody) => call(householdCalls.update, { params: { householdId }, body }),
    invalidates,
    success: t('saved'),
    fieldErrors: ({ fieldErrors }) =>
      Object.fromEntries(
        Object.entries(fieldErrors).map(([name, message]) => [
          name.startsWith('children') ? 'children' : name.replace('expenses.', ''),
          message,
        ]),
      ),
  });
}

type PersonBody = CallInput<typeof householdCalls.addCustomer>['body'];

/** Adds a person, or says who of the register one on the application is. */
export function useAddPerson(householdId: number, customerOnSAId: number | undefined) {
  const { t } = useTranslation('case-household');
  return useChange({
    key: ['household.addCustomer', householdId, customerOnSAId],
    call: (body: PersonBody): Promise<unknown> =>
      customerOnSAId !== undefined && 'identity' in body
        ? call(customerCalls.identify, { params: { customerOnSAId }, body })
        : call(householdCalls.addCustomer, { params: { householdId }, body }),
    invalidates,
    success: customerOnSAId === undefined ? t('person.added') : t('person.identified'),
    shows,
    fieldErrors: byField,
    gcTime: 0,
  });
}

type ChangedPerson = CallInput<typeof householdCalls.updateCustomer>['body'];

export const useSavePerson = (customerOnSAId: number) =>
  useSaveRecord({
    key: ['customerOnSA.update', customerOnSAId],
    call: (body: ChangedPerson) =>
      call(householdCalls.updateCustomer, { params: { customerOnSAId }, body }),
    invalidates,
    fieldErrors: byField,
    gcTime: 0,
  });
