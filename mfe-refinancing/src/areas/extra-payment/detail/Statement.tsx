import { codeName } from '@advisor/contracts/code-name';
import { extraPaymentType, refinancingState } from '@advisor/contracts/codebooks/refinancing';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { roundToHaler } from '@advisor/lending/calendar-and-money/money';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { OfferSheetLink } from '../../../process/OfferSheetLink';
import '../../../calculator/calculator.css';
import type { ExtraPayment } from '../extra-payment.queries';

interface StatementProps {
  caseId: number;
  payment: ExtraPayment;
}

/** What was agreed with the client, and what the client pays on the day for which it holds. */
export function Statement({ caseId, payment }: StatementProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { extraPaymentTypeId, extraPaymentAmount, extraPaymentDate, feeAmount, offer } = payment;
  const isFull = extraPaymentTypeId === extraPaymentType.full.code;
  const date = formatDate(extraPaymentDate);
  const { reason: asked, newRateNotified } = payment.calculation?.request ?? {};
  const reason = asked ?? (newRateNotified === undefined ? 'none' : 'newRateNotice');
  const isDiscounted = offer?.feeAmountDiscounted !== undefined;
  return (
    <Section
      title={t('result.title')}
      actions={
        payment.offerId !== undefined &&
        payment.state !== refinancingState.cancelled.code && (
          <OfferSheetLink caseId={caseId} offerId={payment.offerId} label={t('detail.statement')} />
        )
      }
    >
      <div>
        <p className="calculator-result__total">
          {formatMoney(roundToHaler(extraPaymentAmount + feeAmount))}
        </p>
        <p className="adv-muted">{t('detail.valid', { date })}</p>
      </div>
      <DescriptionList
        items={[
          { label: t('list.type'), value: codeName(extraPaymentType, extraPaymentTypeId) },
          { label: t('list.date'), value: date },
          ...(reason === 'none' ? [] : [{ label: t('form.reason'), value: t(`reason.${reason}`) }]),
          { label: t('offer.extraPaymentAmount'), value: formatMoney(extraPaymentAmount) },
          ...(offer
            ? [
                { label: t('offer.principalAmount'), value: formatMoney(offer.principalAmount) },
                { label: t('offer.interestAmount'), value: formatMoney(offer.interestAmount) },
                { label: t('offer.feeAmount'), value: formatMoney(offer.feeAmount) },
              ]
            : []),
          ...(isDiscounted || !offer
            ? [{ label: t('offer.feeAmountDiscounted'), value: formatMoney(feeAmount) }]
            : []),
          ...(offer && !isFull
            ? [
                {
                  label: t('form.effect'),
                  value: t(payment.isPaymentReduced ? 'form.lowerInstalment' : 'form.shorterTerm'),
                },
                {
                  label: t('offer.newMonthlyPayment'),
                  value: offer.newMonthlyPayment && formatMoney(offer.newMonthlyPayment),
                },
                {
                  label: t('offer.newMaturityOn'),
                  value: offer.newMaturityOn && formatDate(offer.newMaturityOn),
                },
              ]
            : []),
          ...(offer
            ? [{ label: t('offer.interestSaved'), value: formatMoney(offer.interestSaved) }]
            : []),
        ]}
      />
    </Section>
  );
}
