import { realEstateState } from '@advisor/contracts/codebooks/real-estate';
import { asksForConstruction } from '@advisor/contracts/real-estate/variant-fields';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { Section } from '@advisor/ui/components/Section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../../../property/names';
import type { Property } from '../../../../property/property.queries';
import type { FieldsProps } from '../specification-form';

interface PurposeFieldsProps extends FieldsProps {
  variant: Property['realEstateVariant'];
}

/** What it is for, how far it is built and what it costs. */
export function PurposeFields({ form, variant }: PurposeFieldsProps) {
  const { t } = useTranslation('valuation-specification');
  const { control } = form;
  const state = useWatch({ control, name: 'realEstateState' });
  return (
    <Section title={t('purpose.title')}>
      <CheckboxField
        control={control}
        name="isLoanRealEstate"
        label={t('field.isLoanRealEstate')}
      />
      <CheckboxField control={control} name="isPurchased" label={t('field.isPurchased')} />
      <div className="specification__row">
        <SelectField
          control={control}
          name="realEstateState"
          label={t('field.realEstateState')}
          options={optionsOf(realEstateState)}
          clearable
        />
        <MoneyField control={control} name="purchasePrice" label={t('field.purchasePrice')} />
      </div>
      {asksForConstruction(variant, state) && (
        <div className="specification__row">
          <NumberField
            control={control}
            name="progressPercent"
            label={t('field.progressPercent')}
            unit="%"
          />
          <MoneyField control={control} name="budget" label={t('field.budget')} />
          <MoneyField control={control} name="spent" label={t('field.spent')} />
          <DateField control={control} name="expectedEnd" label={t('field.expectedEnd')} />
        </div>
      )}
    </Section>
  );
}
