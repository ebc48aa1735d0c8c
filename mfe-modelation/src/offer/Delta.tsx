import { formatMoney, formatNumber } from '@advisor/i18n/format';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { useTranslation } from 'react-i18next';

interface DeltaProps {
  value: number | undefined;
  former: number | undefined;
  /** Crowns, percentage points, or a plain number. */
  unit: 'money' | 'points';
}

/** A minus that stands as high as the plus. */
const signed = (value: number, text: string) => (value > 0 ? `+${text}` : `−${text}`);

/** What has moved since the former result; nothing when it has not. */
export function Delta({ value, former, unit }: DeltaProps) {
  const { t } = useTranslation('modelation');
  const difference =
    value === undefined || former === undefined ? 0 : Math.round((value - former) * 100) / 100;
  if (difference === 0) return null;
  const size = Math.abs(difference);
  const text =
    unit === 'money'
      ? formatMoney(size)
      : `${formatNumber(size, { decimals: 2 })} ${t('form.points')}`;
  return (
    <span className="modelation-delta" data-up={difference > 0}>
      <VisuallyHidden>{t('result.change')}: </VisuallyHidden>
      {signed(difference, text)}
    </span>
  );
}
