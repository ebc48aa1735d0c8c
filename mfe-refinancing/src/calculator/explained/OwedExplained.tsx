import type { RepaymentTerms } from '../../process/process.queries';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { formatMoney } from '@advisor/i18n/format';
import { projectionUntil, sumStep } from '@advisor/lending/repayment/loan-projection';
import { runningSchedule } from '@advisor/lending/repayment/repayment-on-day';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import '../../process/texts';
import { FactList } from '../FactList';
import { signedMoney } from '../signed';

interface OwedExplainedProps {
  title: string;
  totalLabel: string;
  loan: NonNullable<RepaymentTerms['loan']>;
  /** Of the change, `YYYY-MM-DD`. */
  day: string;
}

/** What is owed on the day of the change. */
export function OwedExplained({ title, totalLabel, loan, day }: OwedExplainedProps) {
  const { t } = useTranslation('refinancing-process');
  const { rows } = runningSchedule(repaidLoanOf(loan));
  const { instalments, paid, interest } = projectionUntil(rows, loan.principal, day);
  const { parts, result } = sumStep({ now: loan.principal, paid: -paid, interest });
  return (
    <Section level="inner" title={title}>
      <FactList
        facts={[
          { label: t('explained.now'), value: formatMoney(parts.now) },
          { label: t('explained.paid', { count: instalments }), value: signedMoney(parts.paid) },
          { label: t('explained.interestOfPaid'), value: signedMoney(parts.interest) },
          { label: totalLabel, value: formatMoney(result), isTotal: true },
        ]}
      />
    </Section>
  );
}
