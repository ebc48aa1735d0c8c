import { codeName } from '@advisor/contracts/code-name';
import { fee, interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { signed } from '../../offer/signed';
import { useSimulation } from '../simulation';

/** How each number came about, with the numbers put in. */
export default function ExplanationPanel({ result }: { result: LoanResult }) {
  const { t } = useTranslation('modelation');
  const { answered: input } = useSimulation();
  const { listInterestRate, discounts, interestRate, fees, insurance } = result;
  const points = (value: number) =>
    `${signed(value, formatNumber(Math.abs(value), { decimals: 2 }))} ${t('form.points')}`;
  return (
    <ol className="modelation-explained">
      <li>
        <h3>{t('result.interestRate')}</h3>
        <dl>
          <Line term={t('explained.listRate')} value={formatPercent(listInterestRate)} />
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
      <li>
        <h3>{t('result.monthlyPayment')}</h3>
        <p className="modelation-formula">A = J · i / (1 − (1 + i)⁻ⁿ)</p>
        <dl>
          {input && <Line term={t('explained.amount')} value={formatMoney(input.loanAmount)} />}
          <Line
            term={t('explained.monthlyRate')}
            value={`${formatPercent(interestRate)} / 12 = ${formatPercent(interestRate / 12, { decimals: 4 })}`}
          />
          <Line
            term={t('explained.payments')}
            value={formatNumber(result.numberOfPayments, { decimals: 0 })}
          />
          <Line term={t('explained.payment')} value={formatMoney(result.monthlyPayment)} isTotal />
        </dl>
        <p className="adv-muted">
          {t('explained.lastPayment', {
            first: formatDate(result.firstPaymentOn),
            last: formatDate(result.maturityOn),
            amount: formatMoney(result.lastPayment),
          })}
        </p>
      </li>
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
      {input?.collateralAmount !== undefined && result.ltv !== undefined && (
        <li>
          <h3>{t('result.ltv')}</h3>
          <p className="modelation-formula">
            {formatMoney(input.loanAmount)} / {formatMoney(input.collateralAmount)} ={' '}
            {formatPercent(result.ltv)}
          </p>
        </li>
      )}
    </ol>
  );
}

function Line({ term, value, isTotal }: { term: string; value: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
