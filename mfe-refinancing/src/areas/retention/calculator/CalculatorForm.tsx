import { fillField } from '@advisor/forms/fill-field';
import { caseAddresses } from '@advisor/addresses/case';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { rateCorrectionStep } from '@advisor/lending/repayment/refixation-offers';
import { Section } from '@advisor/ui/components/Section';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RateDiscountField } from '../../../calculator/RateDiscountField';
import { commentLength } from '../../../process/comment-length';
import { listFee, maximumDiscount, maximumFeeDiscount, type RetentionBasis } from './basis';
import type { RetentionForm } from './calculator-values';
import { CompetitorFields } from './CompetitorFields';

interface CalculatorFormProps {
  caseId: number;
  basis: RetentionBasis;
  form: RetentionForm;
  /** What is taken over gets a comment. */
  mayTakeOver: boolean;
}

/** What is offered to the client, and whom it is compared with. */
export const CalculatorForm = memo(function CalculatorForm({
  caseId,
  basis,
  form,
  mayTakeOver,
}: CalculatorFormProps) {
  const { t } = useTranslation('refinancing-retention');
  const { control } = form;
  const isCompared = useWatch({ control, name: 'isCompared' });
  return (
    <Section title={t('form.title')}>
      <div className="calculator-fields">
        <OfferFields caseId={caseId} basis={basis} form={form} />
      </div>
      <CheckboxField control={control} name="isCompared" label={t('form.compare')} />
      {isCompared && <CompetitorFields basis={basis} form={form} />}
      {mayTakeOver && (
        <TextAreaField
          control={control}
          name="comment"
          label={t('form.comment')}
          rows={2}
          maxLength={commentLength}
        />
      )}
    </Section>
  );
});

/** The day, the rate and the fee. */
function OfferFields({ caseId, basis, form }: Omit<CalculatorFormProps, 'mayTakeOver'>) {
  const { t } = useTranslation('refinancing-retention');
  const { control } = form;
  const points = useWatch({ control, name: 'interestRateDiscount' }) ?? 0;
  const maximum = maximumDiscount(basis);
  const step = formatNumber(rateCorrectionStep);
  const fee = listFee(basis);
  return (
    <>
      <SelectField
        control={control}
        name="interestRateValidFrom"
        label={t('form.validFrom')}
        options={basis.days.map(({ validFrom, isDefault }) => ({
          value: validFrom,
          label: isDefault
            ? t('form.usualDay', { date: formatDate(validFrom) })
            : formatDate(validFrom),
        }))}
        hint={t('form.validFromHint', { date: formatDate(basis.fixedRateValidTo) })}
        required
      />
      <div>
        <RateDiscountField
          control={control}
          name="interestRateDiscount"
          label={t('form.discount')}
          unit={t('form.points')}
          points={points}
          maximum={maximum}
          lower={t('form.lower', { step })}
          raise={t('form.raise', { step })}
          hint={t('form.discountHint', {
            rate: formatPercent(basis.rate.interestRate),
            maximum: formatNumber(maximum),
          })}
          onChange={(value) => fillField(form, 'interestRateDiscount', value)}
        />
        {points > maximum && points <= basis.rate.interestRate && (
          <Link to={caseAddresses.loanHub.to({ caseId })}>{t('form.exception')}</Link>
        )}
      </div>
      {fee > 0 && (
        <MoneyField
          control={control}
          name="feeDiscount"
          label={t('form.feeDiscount')}
          decimals={2}
          hint={t('form.feeHint', {
            fee: formatMoney(fee),
            maximum: formatMoney(maximumFeeDiscount(basis)),
          })}
        />
      )}
    </>
  );
}
