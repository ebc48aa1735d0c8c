import type { FieldProps } from '@advisor/forms/field-props';
import { AccountField } from '@advisor/forms/fields/AccountField';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { PasswordField } from '@advisor/forms/fields/PasswordField';
import { PhoneField } from '@advisor/forms/fields/PhoneField';
import { PostcodeField } from '@advisor/forms/fields/PostcodeField';
import { RadioField } from '@advisor/forms/fields/RadioField';
import { SegmentedField } from '@advisor/forms/fields/SegmentedField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useTranslation } from 'react-i18next';
import type { DemoForm } from '../demo-form.schema';

const purposes = ['purchase', 'construction', 'reconstruction'] as const;
const fixations = [1, 3, 5, 10];

type FieldsProps = Pick<FieldProps<DemoForm>, 'control' | 'disabled'>;

/** Every field once. */
export function Fields({ control, disabled = false }: FieldsProps) {
  const { t } = useTranslation('demo');
  const common = { control, disabled };
  return (
    <>
      <TextField {...common} name="firstName" label={t('forms.firstName')} required />
      <TextField {...common} name="lastName" label={t('forms.lastName')} required />
      <BirthNumberField
        {...common}
        name="birthNumber"
        label={t('forms.birthNumber')}
        hint={t('forms.birthNumberHint')}
        required
      />
      <DateField {...common} name="dateOfBirth" label={t('forms.dateOfBirth')} required />
      <AccountField {...common} name="account" label={t('forms.account')} />
      <PhoneField {...common} name="phone" label={t('forms.phone')} />
      <PostcodeField {...common} name="postcode" label={t('forms.postcode')} />
      <MoneyField {...common} name="amount" label={t('forms.amount')} />
      <NumberField {...common} name="rate" label={t('forms.rate')} decimals={2} unit="%" />
      <SelectField
        {...common}
        name="purpose"
        label={t('forms.purpose')}
        clearable
        options={purposes.map((value) => ({ value, label: t(`forms.purposes.${value}`) }))}
      />
      <SegmentedField
        {...common}
        name="fixation"
        label={t('forms.fixation')}
        options={fixations.map((count) => ({ value: count, label: t('forms.years', { count }) }))}
      />
      <RadioField
        {...common}
        name="ownership"
        label={t('forms.ownership')}
        options={[
          { value: 'own', label: t('forms.own') },
          { value: 'rent', label: t('forms.rent') },
        ]}
      />
      <PasswordField
        {...common}
        name="password"
        label={t('forms.password')}
        autoComplete="new-password"
      />
      <TextAreaField {...common} name="note" label={t('controls.note')} rows={2} maxLength={200} />
      <CheckboxField {...common} name="consent" label={t('forms.consent')} />
    </>
  );
}
