import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { ResultBar } from '../../../offer/ResultBar';
import { useSimulation } from '../simulation';

/** Instalment and rate at the bottom of a narrow screen. */
export function LoanBar() {
  const { t } = useTranslation('modelation-loan');
  const { answer, look } = useSimulation();
  const result = answer?.result;
  return (
    <ResultBar
      look={look}
      facts={[
        {
          label: t('result.monthlyPayment'),
          value: result && formatMoney(result.monthlyPayment),
        },
        { label: t('result.rateShort'), value: result && formatPercent(result.interestRate) },
      ]}
    />
  );
}
