import { formatMoney } from '@advisor/i18n/format';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { useTranslation } from 'react-i18next';
import '../process/texts';
import './calculator.css';

interface InstalmentHeadProps {
  title: string;
  /** CZK a month; undefined while something in the form is wrong. */
  instalment: number | undefined;
  /** CZK a month, today. */
  now: number;
  /** For screen readers, once it has changed. */
  announcement: string | undefined;
}

/** The instalment that a calculator comes to, and how it differs from today's. */
export function InstalmentHead({ title, instalment, now, announcement }: InstalmentHeadProps) {
  const { t } = useTranslation('refinancing-process');
  const change = instalment === undefined ? undefined : instalment - now;
  return (
    <div>
      <h2>{title}</h2>
      <p className="calculator-result__total">
        {instalment === undefined ? '–' : formatMoney(instalment)}
      </p>
      <p className="adv-muted">
        {change === undefined
          ? t('instalment.missing')
          : change === 0
            ? t('instalment.same')
            : t(change > 0 ? 'instalment.more' : 'instalment.less', {
                amount: formatMoney(Math.abs(change)),
              })}
      </p>
      <LiveRegion>{announcement}</LiveRegion>
    </div>
  );
}
