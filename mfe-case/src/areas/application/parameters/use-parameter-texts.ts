import { formatDate } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { personName, type Customers } from '../people-options';
import { currencyName } from './currencies';
import type { ParameterName, ParametersValues } from './parameters.schema';

/** Names of the parameters, and their values as people read them; undefined for one not filled in. */
export function useParameterTexts(customers: Customers) {
  const { t } = useTranslation('case-application');
  const labelOf = (name: ParameterName): string => t(`parameters.${name}`);
  const valueOf = (name: ParameterName, values: ParametersValues): string | undefined => {
    const value = values[name];
    if (value === null || value === '') return undefined;
    switch (name) {
      case 'expectedDateOfDrawing':
        return formatDate(String(value));
      case 'agentCustomerOnSAId':
        return personName(customers, Number(value));
      default:
        return currencyName(String(value));
    }
  };
  return { labelOf, valueOf };
}
