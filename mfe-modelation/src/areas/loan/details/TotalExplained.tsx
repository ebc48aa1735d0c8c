import { codeName } from '@advisor/contracts/code-name';
import { fee } from '@advisor/contracts/codebooks/offer';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { Line } from './Line';
import { stepOf } from './steps';

/** All that is paid, and what of it is the cost of the credit. */
export function TotalExplained({ result }: { result: LoanResult }) {
  const { t } = useTranslation('modelation-loan');
  const [paid, payable] = [stepOf(result, 'totalPaid'), stepOf(result, 'totalPayable')];
  const [fees, insurance] = [stepOf(result, 'totalFees'), stepOf(result, 'totalInsurance')];
  if (!paid) return null;
  const payments = insurance?.number('payments') ?? 0;
  const perMonth = (amount: number) =>
    t('explained.monthly', { amount: formatMoney(amount), count: payments });
  return (
    <li>
      <h3>{t('result.totalPaid')}</h3>
      <dl>
        <Line term={t('explained.principal')} value={formatMoney(paid.number('principal'))} />
        <Line term={t('explained.interest')} value={formatMoney(paid.number('interest'))} />
        {result.fees.map(({ feeId }) => (
          <Line
            key={feeId}
            term={codeName(fee, feeId)}
            value={formatMoney(fees?.number(String(feeId)) ?? 0)}
          />
        ))}
        {(['life', 'property'] as const).map(
          (kind) =>
            result.insurance[kind] > 0 && (
              <Line
                key={kind}
                term={t(`explained.${kind}Insurance`)}
                note={perMonth(result.insurance[kind])}
                value={formatMoney(result.insurance[kind] * payments)}
              />
            ),
        )}
        <Line term={t('explained.total')} value={formatMoney(paid.result)} isTotal />
        {payable && payable.result !== paid.result && (
          <Line
            term={t('explained.totalPayable')}
            note={t('explained.totalPayableNote')}
            value={formatMoney(payable.result)}
          />
        )}
      </dl>
    </li>
  );
}
