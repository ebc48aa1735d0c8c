import { formatMoney } from '@advisor/i18n/format';
import { interestStep, type LifeUntil, savingStep } from '@advisor/lending/loan-life';
import type { RetentionLives } from '@advisor/lending/retention-lives';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../../calculator/CompareTable';
import { signedMoney } from '../../../../calculator/signed';
import { useLifeNames } from '../Comparison';

interface InterestTableProps {
  title: string;
  lives: RetentionLives;
  until: 'untilFixationEnd' | 'untilMaturity' | 'ifHeld';
}

/** Interest is what is paid less what it repays. */
export function InterestTable({ title, lives, until }: InterestTableProps) {
  const { t } = useTranslation('refinancing-retention');
  const { alone, offered, leaving, balance } = lives;
  const shown = [alone, offered, ...(leaving ? [leaving] : [])].map((life) => life[until]);
  const steps = shown.map((life) => interestStep(balance, life));
  const [first] = shown;
  const saved = (life: LifeUntil) =>
    life === first ? '–' : signedMoney(savingStep(alone[until], life).result);
  return (
    <Section level="inner" title={title}>
      <CompareTable
        label={title}
        of={t('comparison.of')}
        columns={useLifeNames(lives)}
        lines={[
          {
            label: t('explained.paid', { count: first?.instalments ?? 0 }),
            values: steps.map(({ parts }) => formatMoney(parts.paid)),
          },
          {
            label: t('explained.repaid'),
            values: steps.map(({ parts }) => signedMoney(parts.repaid)),
          },
          {
            label: t('explained.equals'),
            values: steps.map(({ result }) => <strong key="result">{formatMoney(result)}</strong>),
          },
          { label: t('explained.saved'), values: shown.map(saved) },
        ]}
      />
    </Section>
  );
}
