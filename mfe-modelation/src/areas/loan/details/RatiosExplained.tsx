import type { LoanInput, LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { useRatioText } from '../ratio-text';
import { useSimulation } from '../simulation';

interface RatiosExplainedProps {
  input: LoanInput;
  result: LoanResult;
}

/** LTV, DTI and DSTI with the numbers put in, as far as they could be calculated. */
export function RatiosExplained({ input, result }: RatiosExplainedProps) {
  const { t } = useTranslation('modelation-loan');
  const ratioText = useRatioText();
  const { ltv, dti, dsti } = result;
  const limits = useSimulation().answer?.limits;
  const { netMonthlyIncome = 0, otherDebt = 0, monthlyInstallments = 0 } = input.household ?? {};
  const income = formatMoney(netMonthlyIncome);
  return (
    <>
      {ltv !== undefined && (
        <li>
          <h3>{t('result.ltv')}</h3>
          <p className="modelation-formula">
            {`${formatMoney(input.loanAmount)} / ${formatMoney(input.collateralAmount ?? 0)} = ${ratioText(ltv, limits?.ltv, formatPercent)}`}
          </p>
          <p className="adv-muted">{t('explained.ltv')}</p>
        </li>
      )}
      {dti !== undefined && (
        <li>
          <h3>{t('result.dti')}</h3>
          <p className="modelation-formula">
            {`(${formatMoney(input.loanAmount)} + ${formatMoney(otherDebt)}) / (12 · ${income}) = ${ratioText(dti, limits?.dti, formatNumber)}`}
          </p>
          <p className="adv-muted">{t('explained.dti')}</p>
        </li>
      )}
      {dsti !== undefined && (
        <li>
          <h3>{t('result.dsti')}</h3>
          <p className="modelation-formula">
            {`(${formatMoney(result.monthlyPayment)} + ${formatMoney(monthlyInstallments)}) / ${income} = ${ratioText(dsti, limits?.dsti, formatPercent)}`}
          </p>
          <p className="adv-muted">{t('explained.dsti')}</p>
        </li>
      )}
    </>
  );
}
