import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { formatMoney } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { Line } from '../Line';

interface ExtraPaymentAnswerProps {
  answer: NonNullable<WhatIf['extraPayment']>;
  /** The instalment of the loan left alone, CZK. */
  payment: number;
}

/** What an extra payment does, in both ways that a client can choose from. */
export function ExtraPaymentAnswer({ answer, payment }: ExtraPaymentAnswerProps) {
  const { t } = useTranslation('modelation-loan');
  const { lowerPayment, shorterDuration, numberOfPayments, balanceBefore } = answer;
  const saved = (amount: number) => t('whatIf.saved', { amount: formatMoney(amount) });
  const isRepaid = shorterDuration.numberOfPayments === 0;
  return (
    <>
      <h3>{t('whatIf.extraPayment')}</h3>
      <p className="adv-muted">
        {t('whatIf.balanceBefore', { amount: formatMoney(balanceBefore) })}
      </p>
      {isRepaid ? (
        <p>
          {t('whatIf.repaid')} {saved(shorterDuration.interestSaved)}
        </p>
      ) : (
        <dl>
          <Line
            term={t('whatIf.lowerPayment', { before: formatMoney(payment) })}
            note={saved(lowerPayment.interestSaved)}
            value={formatMoney(lowerPayment.monthlyPayment)}
          />
          <Line
            term={t('whatIf.shorterDuration')}
            note={saved(shorterDuration.interestSaved)}
            value={t('whatIf.sooner', {
              duration: czechDuration(numberOfPayments - shorterDuration.numberOfPayments),
            })}
          />
        </dl>
      )}
      <p className="adv-muted">{t('whatIf.sameRate')}</p>
    </>
  );
}
