import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { formatMoney } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { useDurationText } from '../../../../offer/use-duration-text';

interface ExtraPaymentAnswerProps {
  answer: NonNullable<WhatIf['extraPayment']>;
  /** The instalment of the loan left alone, CZK. */
  payment: number;
}

/** What an extra payment does, in both ways that a client can choose from. */
export function ExtraPaymentAnswer({ answer, payment }: ExtraPaymentAnswerProps) {
  const { t } = useTranslation('modelation-loan');
  const durationText = useDurationText();
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
          <div>
            <dt>
              {t('whatIf.lowerPayment', { before: formatMoney(payment) })}
              <small className="adv-muted">{saved(lowerPayment.interestSaved)}</small>
            </dt>
            <dd>{formatMoney(lowerPayment.monthlyPayment)}</dd>
          </div>
          <div>
            <dt>
              {t('whatIf.shorterDuration')}
              <small className="adv-muted">{saved(shorterDuration.interestSaved)}</small>
            </dt>
            <dd>
              {t('whatIf.sooner', {
                duration: durationText(numberOfPayments - shorterDuration.numberOfPayments),
              })}
            </dd>
          </div>
        </dl>
      )}
      <p className="adv-muted">{t('whatIf.sameRate')}</p>
    </>
  );
}
