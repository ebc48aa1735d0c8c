import { formatMoney } from '@advisor/i18n/format';
import {
  interestStep,
  type ProjectionUntil,
  savingStep,
} from '@advisor/lending/repayment/loan-projection';
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
  projections: readonly { name: string; projection: ProjectionUntil }[];
  /** The last line has what is saved; what is paid more unless it is said. */
  isSaving?: boolean;
}

/** Interest is what is paid less what it repays. */
export function InterestTable({
  title,
  balance,
  projections,
  isSaving = false,
}: InterestTableProps) {
  const { t } = useTranslation('refinancing-process');
  const [alone] = projections;
  const steps = projections.map(({ projection }) => interestStep(balance, projection));
  const saved = projections.map(({ projection }) =>
    alone ? savingStep(alone.projection, projection).result : 0,
  );
  return (
    <Section level="inner" title={title}>
      <CompareTable
        label={title}
        columns={projections.map(({ name }) => name)}
        lines={[
          {
            label: t('explained.paid', { count: alone?.projection.instalments ?? 0 }),
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
