import {
  employmentContract,
  incomeType,
  otherIncomeType,
} from '@advisor/contracts/codebooks/income';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../form-values';
import { AmountFields } from './AmountFields';
import { EmployerFields } from './EmployerFields';
import type { IncomeForm } from './income.schema';

interface IncomeFieldsProps {
  form: IncomeForm;
  /** Tax returns say the amount. */
  isAmountFixed: boolean;
}

/** The fields of one kind of income. */
export function IncomeFields({ form, isAmountFixed }: IncomeFieldsProps) {
  const { t } = useTranslation('case-household');
  const { control } = form;
  const typeId = useWatch({ control, name: 'incomeTypeId' });
  switch (typeId) {
    case incomeType.salary.code:
      return (
        <>
          <EmployerFields form={form} />
          <SelectField
            control={control}
            name="contractTypeId"
            label={t('incomes.field.contract')}
            options={optionsOf(employmentContract)}
          />
          <TextField
            control={control}
            name="jobDescription"
            label={t('incomes.field.job')}
            maxLength={50}
          />
          <AmountFields form={form} isFixed={isAmountFixed} />
          <MoneyField control={control} name="grossAnnualIncome" label={t('incomes.field.gross')} />
          <MoneyField control={control} name="wageDeduction" label={t('incomes.field.deduction')} />
          <DateField
            control={control}
            name="employedSince"
            label={t('incomes.field.since')}
            required
          />
          <DateField
            control={control}
            name="employedUntil"
            label={t('incomes.field.until')}
            hint={t('incomes.hint.until')}
          />
          {(['isTermRenewed', 'isInTrialPeriod', 'isInNoticePeriod'] as const).map((name) => (
            <CheckboxField
              key={name}
              control={control}
              name={name}
              label={t(`incomes.field.${name}`)}
            />
          ))}
          <DateField
            control={control}
            name="confirmation.issuedOn"
            label={t('incomes.field.confirmedOn')}
            hint={t('incomes.hint.confirmedOn')}
          />
          <TextField
            control={control}
            name="confirmation.issuedBy"
            label={t('incomes.field.confirmedBy')}
          />
          <TextField
            control={control}
            name="confirmation.phoneNumber"
            label={t('incomes.field.confirmedByPhone')}
            maxLength={20}
          />
        </>
      );
    case incomeType.enterprise.code:
      return (
        <>
          <TextField
            control={control}
            name="companyId"
            label={t('incomes.field.companyId')}
            inputMode="numeric"
            maxLength={8}
            required
          />
          <TextField control={control} name="name" label={t('incomes.field.companyName')} />
          <TextField
            control={control}
            name="naceCode"
            label={t('incomes.field.naceCode')}
            inputMode="numeric"
            maxLength={6}
          />
          <DateField control={control} name="startedOn" label={t('incomes.field.startedOn')} />
          <AmountFields form={form} isFixed={isAmountFixed} />
        </>
      );
    case incomeType.rent.code:
      return (
        <>
          <AmountFields form={form} isFixed={isAmountFixed} />
          <TextAreaField control={control} name="note" label={t('incomes.field.note')} />
        </>
      );
    case incomeType.other.code:
      return (
        <>
          <SelectField
            control={control}
            name="otherIncomeTypeId"
            label={t('incomes.field.kind')}
            options={optionsOf(otherIncomeType)}
          />
          <AmountFields form={form} isFixed={isAmountFixed} />
          <DateField control={control} name="validUntil" label={t('incomes.field.validUntil')} />
          <TextAreaField control={control} name="note" label={t('incomes.field.note')} />
        </>
      );
  }
}
