import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { operationQuery } from '@advisor/api-client/operation-query';
import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { fillField } from '@advisor/forms/fill-field';
import { useIsReadOnly } from '@advisor/forms/form-labels';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmployerSearch } from './EmployerSearch';
import type { IncomeForm } from './income.schema';

/** Who pays: from the business register, or abroad by hand. */
export function EmployerFields({ form }: { form: IncomeForm }) {
  const { t } = useTranslation('case-household');
  const { control } = form;
  const isReadOnly = useIsReadOnly();
  const isAbroad = useWatch({ control, name: 'isAbroad' });
  const countries =
    useQuery({ ...operationQuery(codebookCalls.getAll, {}), enabled: isAbroad }).data?.countries ??
    [];
  return (
    <>
      <CheckboxField control={control} name="isAbroad" label={t('incomes.field.isAbroad')} />
      {!isAbroad && !isReadOnly && (
        <EmployerSearch
          onPick={({ name, companyId }) =>
            fillField(form, 'employer', {
              name,
              companyId,
              countryId: defaultCountry.czechia.code,
            })
          }
        />
      )}
      <TextField
        control={control}
        name="employer.name"
        label={t('incomes.field.employer')}
        required
      />
      {isAbroad ? (
        <SelectField
          control={control}
          name="employer.countryId"
          label={t('incomes.field.country')}
          options={countries.map(({ countryId, name }) => ({ value: countryId, label: name }))}
        />
      ) : (
        <TextField
          control={control}
          name="employer.companyId"
          label={t('incomes.field.companyId')}
          inputMode="numeric"
          maxLength={8}
          required
        />
      )}
    </>
  );
}
