import { FormShell } from '@advisor/forms/components/FormShell';
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
import { TextField } from '@advisor/forms/fields/TextField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demoFormSchema, emptyDemoForm } from '../demo-form.schema';

const purposes = ['purchase', 'construction', 'reconstruction'] as const;
const fixations = [1, 3, 5, 10];

export function Forms() {
  const { t } = useTranslation('demo');
  const [isSent, setIsSent] = useState(false);
  const [serverError, setServerError] = useState<{ fieldErrors: Record<string, string> }>();
  const form = useZodForm(demoFormSchema, { defaultValues: emptyDemoForm });
  const { control } = form;
  return (
    <FormShell
      form={form}
      label={t('forms.label')}
      loading={false}
      submitError={serverError}
      submitLabel={t('forms.submit')}
      actions={
        <Button
          onClick={() => setServerError({ fieldErrors: { birthNumber: t('forms.serverError') } })}
        >
          {t('messages.error')}
        </Button>
      }
      onSubmit={() => setIsSent(true)}
    >
      <TextField control={control} name="firstName" label={t('forms.firstName')} required />
      <TextField control={control} name="lastName" label={t('forms.lastName')} required />
      <BirthNumberField
        control={control}
        name="birthNumber"
        label={t('forms.birthNumber')}
        hint={t('forms.birthNumberHint')}
        required
      />
      <DateField control={control} name="dateOfBirth" label={t('forms.dateOfBirth')} required />
      <AccountField control={control} name="account" label={t('forms.account')} />
      <PhoneField control={control} name="phone" label={t('forms.phone')} />
      <PostcodeField control={control} name="postcode" label={t('forms.postcode')} />
      <MoneyField control={control} name="amount" label={t('forms.amount')} />
      <NumberField control={control} name="rate" label={t('forms.rate')} decimals={2} unit="%" />
      <SelectField
        control={control}
        name="purpose"
        label={t('forms.purpose')}
        clearable
        options={purposes.map((value) => ({ value, label: t(`forms.purposes.${value}`) }))}
      />
      <SegmentedField
        control={control}
        name="fixation"
        label={t('forms.fixation')}
        options={fixations.map((count) => ({ value: count, label: t('forms.years', { count }) }))}
      />
      <RadioField
        control={control}
        name="ownership"
        label={t('forms.ownership')}
        options={[
          { value: 'own', label: t('forms.own') },
          { value: 'rent', label: t('forms.rent') },
        ]}
      />
      <PasswordField
        control={control}
        name="password"
        label={t('forms.password')}
        autoComplete="new-password"
      />
      <CheckboxField control={control} name="consent" label={t('forms.consent')} />
      {isSent && <InfoBar severity="success" title={t('forms.sent')} />}
    </FormShell>
  );
}
