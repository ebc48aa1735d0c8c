import { salesArrangementType } from '@advisor/contracts/codebooks';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { useTranslation } from 'react-i18next';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';
import { ArrangementForm } from '../../../arrangement/ArrangementForm';
import { peopleOptions, type Customers } from '../people-options';
import { currencyOptions } from './currencies';
import {
  differences,
  parametersSchema,
  toParameters,
  toValues,
  type ApplicationParameters,
} from './parameters.schema';
import { useParameterTexts } from './use-parameter-texts';

interface ParametersFormProps {
  reference: ArrangementReference;
  version: number;
  parameters: ApplicationParameters;
  customers: Customers;
  ofSavings: boolean;
  isLocked: boolean;
}

/** Day of drawing, agent and currencies of an application. */
export function ParametersForm({
  reference,
  version,
  parameters,
  customers,
  ofSavings,
  isLocked,
}: ParametersFormProps) {
  const { t } = useTranslation('case-application');
  const form = useZodForm(parametersSchema, { defaultValues: toValues(parameters, version) });
  const { labelOf, valueOf } = useParameterTexts(customers);
  const { control } = form;
  return (
    <ArrangementForm
      reference={reference}
      form={form}
      draft="parameters"
      isLocked={isLocked}
      label={t('parameters.title')}
      done={t('parameters.done')}
      toSave={(values) => ({
        version: values.version,
        parameters: toParameters(values, parameters),
      })}
      takeOver={(latest) => {
        if (latest.parameters.salesArrangementTypeId !== salesArrangementType.loanApplication.code)
          return [];
        const theirs = toValues(latest.parameters, latest.version);
        form.reset(theirs, { keepDirtyValues: true });
        form.setValue('version', latest.version);
        return differences(form.getValues(), theirs).map((name) => ({
          label: labelOf(name),
          value: valueOf(name, theirs),
        }));
      }}
    >
      {!ofSavings && (
        <DateField
          control={control}
          name="expectedDateOfDrawing"
          label={labelOf('expectedDateOfDrawing')}
          hint={t('parameters.hint.expectedDateOfDrawing')}
        />
      )}
      <SelectField
        control={control}
        name="agentCustomerOnSAId"
        label={labelOf('agentCustomerOnSAId')}
        hint={t('parameters.hint.agentCustomerOnSAId')}
        options={peopleOptions(customers)}
        clearable
      />
      {(['incomeCurrency', 'residencyCurrency'] as const).map((name) => (
        <SelectField
          key={name}
          control={control}
          name={name}
          label={labelOf(name)}
          options={currencyOptions(parameters[name])}
          clearable
        />
      ))}
    </ArrangementForm>
  );
}
