import { caseAreas } from '@advisor/case/case.queries';
import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { useTranslation } from 'react-i18next';
import { rowField } from './tax-return.schema';

export const taxReturnQuery = (customerOnSAId: number) =>
  operationQuery(customerCalls.taxReturn, { params: { customerOnSAId } });

export const taxFormVersionsQuery = () => operationQuery(customerCalls.taxReturnVersions, {});

/** Lines of business that a version of the form knows, with the bank's share of expenses. */
export const expensesByNaceQuery = (DAPVersionId: number) =>
  operationQuery(codebookCalls.expensesByNace, { params: { DAPVersionId } });

/** Messages of the server stand at the rows of the form. */
const fieldErrors = (error: { fieldErrors: Readonly<Record<string, string>> }) =>
  Object.fromEntries(
    Object.entries(error.fieldErrors).map(([field, message]) => [
      field
        .replace(/\.rows\.(\w+)$/, (_, row: string) => `.rows.${rowField(row)}`)
        .replace(/\.(year|versionId)$/, '.expenseMethod'),
      message,
    ]),
  );

/** Replaces the returns of a person. */
export function useSaveTaxReturns(customerOnSAId: number) {
  const { t } = useTranslation('case-household');
  return useSaveRecord({
    key: ['customerOnSA.updateTaxReturn', customerOnSAId],
    call: (body: { version: number; taxReturns: TaxReturn[] }) =>
      call(customerCalls.updateTaxReturn, { params: { customerOnSAId }, body }),
    invalidates: [...caseAreas, 'customerOnSA', 'income', 'household'],
    success: t('taxReturn.saved'),
    fieldErrors,
    gcTime: 0,
  });
}
