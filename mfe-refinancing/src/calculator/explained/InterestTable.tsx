import { formatMoney } from '@advisor/i18n/format';
import { interestStep, type LifeUntil, savingStep } from '@advisor/lending/repayment/loan-life';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import '../../process/texts';
import { CompareTable } from '../CompareTable';
import { signedMoney } from '../signed';

interface InterestTableProps {
  title: string;
  /** Owed on the day of the change, CZK. */
  balance: number;
  /** The loan as it is, and those that are compared with it. */
  lives: readonly { name: string; life: LifeUntil }[];
  /** The last line has what is saved; what is paid more unless it is said. */
  isSaving?: boolean;
}

/** Interest is what is paid less what it repays. */
export function InterestTable({ title, balance, lives, isSaving = false }: InterestTableProps) {
  const { t } = useTranslation('refinancing-process');
  const [alone] = lives;
  const steps = lives.map(({ life }) => interestStep(balance, life));
  const saved = lives.map(({ life }) => (alone ? savingStep(alone.life, life).result : 0));
  return (
    <Section level="inner" title={title}>
      <CompareTable
        label={title}
        columns={lives.map(({ name }) => name)}
        lines={[
          {
            label: t('explained.paid', { count: alone?.life.instalments ?? 0 }),
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
          {
            label: t(isSaving ? 'explained.saved' : 'explained.difference'),
            values: saved.map((amount) => signedMoney(isSaving ? amount : -amount)),
          },
        ]}
      />
    </Section>
  );
}
