import { gender, idDocumentType, maritalStatus } from '@advisor/contracts/codebooks/customer';
import { formatDate } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { addressText } from './address-values';
import type { Country } from './client-detail.queries';
import type { ClientDetailValues } from './client-detail.schema';

const codebooks: Record<string, Record<string, { code: number; name: string }>> = {
  genderId: gender,
  maritalStatusId: maritalStatus,
  documentType: idDocumentType,
};
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** A value of the form as it is read; empty when there is none. */
export function useShownText(countries: readonly Country[]) {
  const { t } = useTranslation('case-household');
  return (values: ClientDetailValues, name: keyof ClientDetailValues): string => {
    const value = values[name];
    if (value === null) return '';
    if (typeof value === 'object') return addressText(value);
    if (typeof value === 'boolean') return t(value ? 'clientDetail.yes' : 'clientDetail.no');
    if (typeof value === 'string') {
      if (name === 'isPoliticallyExposed') return t(`clientDetail.${value as 'yes' | 'no'}`);
      return isDay(value) ? formatDate(value) : value.trim();
    }
    const codebook = codebooks[name];
    return codebook === undefined
      ? (countries.find(({ countryId }) => countryId === value)?.name ?? '')
      : (Object.values(codebook).find(({ code }) => code === value)?.name ?? '');
  };
}
