import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type RetentionBasis, wholeRepayment } from './basis';
import type { RetentionForm } from './calculator-values';

interface CompetitorFieldsProps {
  basis: RetentionBasis;
  form: RetentionForm;
}

/** What another bank offers, and what leaving for it costs. */
export function CompetitorFields({ basis, form: { control } }: CompetitorFieldsProps) {
  const { t } = useTranslation('refinancing-retention');
  const day = useWatch({ control, name: 'interestRateValidFrom' });
  const isKnown = basis.days.some(({ validFrom }) => validFrom === day);
  const isByContract = isKnown && wholeRepayment(basis, day).fee.totalFee === undefined;
  return (
    <div className="calculator-fields calculator-fields--short">
      <NumberField
        control={control}
        name="competitorRate"
        label={t('form.rate')}
        decimals={2}
        step={0.1}
        unit={t('form.percent')}
        required
      />
      <MoneyField control={control} name="valuation" label={t('form.valuation')} decimals={2} />
      <MoneyField control={control} name="cadastre" label={t('form.cadastre')} decimals={2} />
      {isByContract && (
        <MoneyField
          control={control}
          name="contractFee"
          label={t('form.contractFee')}
          decimals={2}
          hint={t('form.contractFeeHint')}
        />
      )}
    </div>
  );
}
