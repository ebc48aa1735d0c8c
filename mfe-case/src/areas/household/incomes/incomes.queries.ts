import { call, type CallResponse } from '@advisor/api-client/call';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { unlessGone } from '../gone';

export type ListedIncome = CallResponse<typeof incomeCalls.list>[number];
export type Income = ListedIncome['income'];
export type Company = CallResponse<typeof customerCalls.searchParty>['parties'][number];

/** What depends on what people earn. */
const concerned = ['income', 'salesArrangement', 'household', 'case'];

/** Messages of the server stand at the fields of the form. */
const fieldErrors = (error: { fieldErrors: Readonly<Record<string, string>> }) =>
  Object.fromEntries(
    Object.entries(error.fieldErrors).map(([field, message]) => [
      field.replace(/^income\./, ''),
      message,
    ]),
  );

interface SavedIncome {
  version: number;
  income: Income;
}

/** Adds an income, or changes the one with the id. */
export function useSaveIncome(customerOnSAId: number, incomeId: number | undefined) {
  const { t } = useTranslation('case-household');
  return useSaveRecord({
    key: ['income.save', customerOnSAId, incomeId ?? 'new'],
    call: async ({ version, income }: SavedIncome, { idempotencyKey }) => {
      if (incomeId === undefined) {
        await call(
          incomeCalls.create,
          { params: { customerOnSAId }, body: income },
          { headers: { 'Idempotency-Key': idempotencyKey } },
        );
        return;
      }
      const params = { customerOnSAId, incomeId };
      await call(incomeCalls.update, { params, body: { version, income } });
    },
    invalidates: concerned,
    success: t('incomes.saved'),
    fieldErrors,
  });
}

export function useDeleteIncome(customerOnSAId: number, incomeId: number | undefined) {
  const { t } = useTranslation('case-household');
  return useChange({
    key: ['income.delete', customerOnSAId, incomeId ?? 'new'],
    call: (version: number) =>
      call(incomeCalls.delete, {
        params: { customerOnSAId, incomeId: incomeId ?? 0 },
        query: { version },
      }).catch(unlessGone),
    invalidates: concerned,
    success: t('incomes.deleted'),
    shows: ['conflict'],
  });
}

/** Looks for an employer by its number or its name; what the register says stands at the search. */
export const useCompanySearch = () =>
  useChange({
    key: ['party.search'],
    call: (text: string) => {
      const digits = text.replaceAll(/\s/g, '');
      const isNumber = /^\d{8}$/.test(digits);
      return call(customerCalls.searchParty, {
        body: isNumber ? { companyId: digits } : { name: text.trim() },
      });
    },
    shows: ['customerNotInBusinessRegister', 'businessRegisterUnavailable'],
    allowFailure: () => true,
    isRead: true,
  });
