import { formatNumber, formatPercent } from '@advisor/i18n/format';
import { sumStep } from '@advisor/lending/repayment/loan-projection';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import '../../process/texts';
import { FactList } from '../FactList';

interface RateExplainedProps {
  title: string;
  /** % p.a. */
  listRate: number;
  /** Percentage points. */
  discount: number;
}

/** The rate of the list, and what is taken off it. */
export function RateExplained({ title, listRate, discount }: RateExplainedProps) {
  const { t } = useTranslation('refinancing-process');
  const points = formatNumber(discount, { decimals: 2 });
  return (
    <Section level="inner" title={title}>
      <FactList
        facts={[
          { label: t('explained.listRate'), value: formatPercent(listRate) },
          {
            label: t('explained.discount'),
            value: discount === 0 ? '–' : t('explained.pointsOff', { points }),
          },
          {
            label: t('explained.rate'),
            value: formatPercent(sumStep({ listRate, discount: -discount }).result),
            isTotal: true,
          },
        ]}
      />
    </Section>
  );
}
