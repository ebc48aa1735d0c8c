import type { CallResponse } from '@advisor/api-client/call';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { FieldOption } from '@advisor/forms/field-option';
import { formatDate } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { currencyName } from './currencies';
import type { ParameterName, ParametersValues } from './parameters.schema';

type Customers = CallResponse<typeof salesArrangementCalls.customers>;

/** Everybody on the application may act for the others. */
export const agentOptions = (customers: Customers): FieldOption<number>[] =>
  customers.map(({ customerOnSAId, lastName, firstName }) => ({
    value: customerOnSAId,
    label: `${lastName} ${firstName}`,
  }));

/** Names of the parameters, and their values as people read them; undefined for one not filled in. */
export function useParameterTexts(customers: Customers, ofSavings: boolean) {
  const { t } = useTranslation('case-application');
  const labelOf = (name: ParameterName): string =>
    ofSavings && name === 'repaymentAccount'
      ? t('parameters.depositAccount')
      : t(`parameters.${name}`);
  const valueOf = (name: ParameterName, values: ParametersValues): string | undefined => {
    const value = values[name];
    if (value === null || value === '') return undefined;
    switch (name) {
      case 'expectedDateOfDrawing':
        return formatDate(String(value));
      case 'repaymentAccount':
        return String(value);
      case 'agentCustomerOnSAId':
        return agentOptions(customers).find((one) => one.value === value)?.label;
      default:
        return currencyName(String(value));
    }
  };
  return { labelOf, valueOf };
}
