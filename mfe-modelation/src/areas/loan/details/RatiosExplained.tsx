import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { useRatioText } from '../ratio-text';
import { useSimulation } from '../simulation';
import { stepOf } from './steps';

/** LTV, DTI and DSTI with the numbers put in, as far as they could be calculated. */
export function RatiosExplained({ result }: { result: LoanResult }) {
  const { t } = useTranslation('modelation-loan');
  const ratioText = useRatioText();
  const limits = useSimulation().answer?.limits;
  const [ltv, dti, dsti] = [stepOf(result, 'ltv'), stepOf(result, 'dti'), stepOf(result, 'dsti')];
  const stressed = stepOf(result, 'dstiStressed');
  const money = (step: NonNullable<typeof ltv>, operand: string) =>
    formatMoney(step.number(operand));
  return (
    <>
      {ltv && (
        <li>
          <h3>{t('result.ltv')}</h3>
          <p className="modelation-formula">
            {`${money(ltv, 'amount')} / ${money(ltv, 'collateralValue')} = ${ratioText(ltv.result, limits?.ltv, formatPercent)}`}
          </p>
          <p className="adv-muted">{t('explained.ltv')}</p>
        </li>
      )}
      {dti && (
        <li>
          <h3>{t('result.dti')}</h3>
          <p className="modelation-formula">
            {`(${money(dti, 'amount')} + ${money(dti, 'otherDebt')}) / (12 · ${money(dti, 'netMonthlyIncome')}) = ${ratioText(dti.result, limits?.dti, formatNumber)}`}
          </p>
          <p className="adv-muted">{t('explained.dti')}</p>
        </li>
      )}
      {dsti && (
        <li>
          <h3>{t('result.dsti')}</h3>
          <p className="modelation-formula">
            {`(${money(dsti, 'instalment')} + ${money(dsti, 'otherMonthlyInstalments')}) / ${money(dsti, 'netMonthlyIncome')} = ${ratioText(dsti.result, limits?.dsti, formatPercent)}`}
          </p>
          <p className="adv-muted">
            {t('explained.dsti')}{' '}
            {stressed &&
              t('explained.dstiStressed', {
                rate: formatPercent(stressed.number('rate')),
                instalment: money(stressed, 'instalment'),
                ratio: ratioText(stressed.result, undefined, formatPercent),
              })}
          </p>
        </li>
      )}
    </>
  );
}
