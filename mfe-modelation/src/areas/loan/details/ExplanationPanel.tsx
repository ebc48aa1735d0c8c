import { codeName } from '@advisor/contracts/code-name';
import { fee, interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { signed } from '../../../offer/signed';
import { useSimulation } from '../simulation';
import { InstalmentExplained } from './InstalmentExplained';
import { Line } from './Line';
import { RatiosExplained } from './RatiosExplained';
import './explained.css';

type RateLine = NonNullable<LoanResult['rateLine']>;

/** How each number came about, with the numbers put in. */
export default function ExplanationPanel({ result }: { result: LoanResult }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { answered: input } = useSimulation();
  const { listInterestRate, rateLine, discounts, interestRate, fees, insurance } = result;
  const points = (value: number) =>
    `${signed(value, formatNumber(Math.abs(value), { decimals: 2 }))} ${t('modelation:form.points')}`;
  const lineText = ({ maximumLtv, minimumAmount, belowAmount }: RateLine) =>
    [
      maximumLtv !== undefined &&
        t('explained.lineLtv', { ltv: formatPercent(maximumLtv, { decimals: 0 }) }),
      minimumAmount > 0 && t('explained.lineFrom', { amount: formatMoney(minimumAmount) }),
      belowAmount !== undefined && t('explained.lineBelow', { amount: formatMoney(belowAmount) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ol className="modelation-explained">
      <li>
        <h3>{t('result.interestRate')}</h3>
        <dl>
          <Line
            term={t('explained.listRate')}
            note={rateLine && lineText(rateLine)}
            value={formatPercent(listInterestRate)}
          />
          {discounts.map(({ discountId, percentagePoints }) => (
            <Line
              key={discountId}
              term={codeName(interestRateDiscount, discountId)}
              value={points(percentagePoints)}
            />
          ))}
          <Line term={t('explained.rate')} value={formatPercent(interestRate)} isTotal />
        </dl>
      </li>
      {input && <InstalmentExplained input={input} result={result} />}
      <li>
        <h3>{t('result.totalPaid')}</h3>
        <dl>
          {input && <Line term={t('explained.principal')} value={formatMoney(input.loanAmount)} />}
          <Line term={t('explained.interest')} value={formatMoney(result.totalInterest)} />
          {fees.map(({ feeId, amount }) => (
            <Line key={feeId} term={codeName(fee, feeId)} value={formatMoney(amount)} />
          ))}
          {insurance.life > 0 && (
            <Line
              term={t('explained.lifeInsurance')}
              value={t('explained.monthly', { amount: formatMoney(insurance.life) })}
            />
          )}
          {insurance.property > 0 && (
            <Line
              term={t('explained.propertyInsurance')}
              value={t('explained.monthly', { amount: formatMoney(insurance.property) })}
            />
          )}
          <Line term={t('explained.total')} value={formatMoney(result.totalPaid)} isTotal />
        </dl>
      </li>
      <li>
        <h3>{t('result.annualPercentageRate')}</h3>
        <p>
          {t('explained.annualPercentageRate', {
            rate: formatPercent(result.annualPercentageRate),
          })}
        </p>
      </li>
      {input && <RatiosExplained input={input} result={result} />}
    </ol>
  );
}
