import { formatMoney } from '@advisor/i18n/format';
import type { InstalmentStep } from '@advisor/lending/repayment/loan-projection';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import '../../process/texts';
import { FactList } from '../FactList';
import { AnnuityFormula } from './AnnuityFormula';

interface InstalmentExplainedProps {
  title: string;
  /** Absent: the rate does not change, and the instalment stays. */
  step: InstalmentStep | undefined;
}

/** How one instalment came about. */
export function InstalmentExplained({ title, step }: InstalmentExplainedProps) {
  const { t } = useTranslation('refinancing-process');
  return (
    <Section level="inner" title={title}>
      {step === undefined ? (
        <p>{t('explained.sameRate')}</p>
      ) : (
        <>
          <AnnuityFormula step={step} />
          <FactList
            facts={[
              { label: t('explained.exact'), value: formatMoney(step.exact, { decimals: 2 }) },
              { label: t('explained.rounded'), value: formatMoney(step.result), isTotal: true },
            ]}
          />
        </>
      )}
    </Section>
  );
}
