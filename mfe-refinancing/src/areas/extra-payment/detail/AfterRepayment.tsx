import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { roundToHaler } from '@advisor/lending/calendar-and-money/money';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { ExtraPayment } from '../extra-payment.queries';

/** What follows a full repayment, and when; in the order in which it happens. */
export function AfterRepayment({ payment }: { payment: ExtraPayment }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { state, extraPaymentAmount, extraPaymentDate: day, feeAmount, closing } = payment;
  if (closing === undefined || state === refinancingState.cancelled.code) return null;
  const steps = [
    t('after.pay', {
      amount: formatMoney(roundToHaler(extraPaymentAmount + feeAmount)),
      date: formatDate(day),
    }),
    t('after.close', { date: formatDate(closing.accountClosedOn) }),
    t('after.consent', { date: formatDate(closing.pledgeConsentOn) }),
    t('after.cadastre'),
    t('after.insurance'),
  ];
  return (
    <Section title={t('after.title')}>
      <ol className="extra-payment__after">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}
