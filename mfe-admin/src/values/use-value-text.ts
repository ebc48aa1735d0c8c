import type { SettingUnit } from '@advisor/contracts/admin/setting-units';
import { formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import './texts';

/** What the bank sets: a number, words, yes or no, or several of them. */
type Value = number | string | boolean | readonly (number | string)[] | null | undefined;

/** Two as everywhere; a premium of the thousandth of a percent has more, and none is left out. */
const decimalsOf = (value: number): number => Math.max(2, String(value).split('.')[1]?.length ?? 0);

/** Says a value with its unit, as `none` where there is none. */
export function useValueText() {
  const { t } = useTranslation('admin-values');
  return (value: Value, unit?: SettingUnit, none = t('none')): string => {
    if (value === undefined || value === null || value === '') return none;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return value;
    if (typeof value !== 'number') return value.length === 0 ? none : value.join(', ');
    if (unit === undefined) return formatNumber(value);
    if (unit === 'crowns') return formatMoney(value);
    if (unit === 'percent') return formatPercent(value, { decimals: decimalsOf(value) });
    return t(unit, { count: value, value: formatNumber(value) });
  };
}
