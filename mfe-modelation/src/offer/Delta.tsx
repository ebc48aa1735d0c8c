import { formatMoney, formatNumber } from '@advisor/i18n/format';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { signed } from './signed';

interface DeltaProps {
  value: number | undefined;
  former: number | undefined;
  /** Crowns, or percentage points. */
  unit: 'money' | 'points';
  /** What it is a difference to, for who does not see it; of the former result unless it is told. */
  label?: string;
}

/** As it is written; less than that is no change. */
const rounded = {
  money: Math.round,
  points: (value: number) => Math.round(value * 100) / 100,
} as const;

/** How far a number is from another one, the former result's unless it is told; nothing when it has not. */
export function Delta({ value, former, unit, label }: DeltaProps) {
  const { t } = useTranslation('modelation');
  const difference =
    value === undefined || former === undefined ? 0 : rounded[unit](value - former);
  if (difference === 0) return null;
  const size = Math.abs(difference);
  const text =
    unit === 'money'
      ? formatMoney(size, { decimals: 0 })
      : `${formatNumber(size, { decimals: 2 })} ${t('form.points')}`;
  return (
    <span className="modelation-delta" data-up={difference > 0} title={label ?? t('result.change')}>
      <VisuallyHidden>{label ?? t('result.change')}: </VisuallyHidden>
      {signed(difference, text)}
    </span>
  );
}
