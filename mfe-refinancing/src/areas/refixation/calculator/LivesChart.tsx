import type { ComparedLives } from '@advisor/lending/loan-life';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { InterestByYears } from '../../../calculator/InterestByYears';

/** Interest of both lives of the loan, year by year. */
export function LivesChart({ lives: { alone, offered } }: { lives: ComparedLives }) {
  const { t } = useTranslation('refinancing-refixation');
  const title = t('chart.title');
  return (
    <Section title={title}>
      <InterestByYears
        label={title}
        yearLabel={t('chart.year')}
        names={{
          today: t('chart.today'),
          more: t('chart.more'),
          offered: t('chart.offered'),
          saved: t('chart.saved'),
        }}
        alone={alone.rows}
        offered={offered.rows}
      />
    </Section>
  );
}
