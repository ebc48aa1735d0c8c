import type { RetentionLives } from '@advisor/lending/retention-lives';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { InterestByYears } from '../../../calculator/InterestByYears';

/** Interest of both lives of the loan, year by year. */
export function LivesChart({ lives: { alone, offered } }: { lives: RetentionLives }) {
  const { t } = useTranslation('refinancing-retention');
  const names = {
    today: t('chart.today'),
    more: t('chart.more'),
    offered: t('chart.offered'),
    saved: t('chart.saved'),
  };
  return (
    <Section title={t('chart.title')}>
      <InterestByYears
        label={t('chart.title')}
        yearLabel={t('chart.year')}
        names={names}
        alone={alone.rows}
        offered={offered.rows}
      />
    </Section>
  );
}
