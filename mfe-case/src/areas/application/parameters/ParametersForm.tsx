import type { ArrangementReference } from '@advisor/case/case.queries';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../arrangement/parameters';
import { StepForm } from '../../../arrangement/StepForm';
import { peopleOptions, type Customers } from '../people-options';
import { currencyOptions } from './currencies';
import {
  isOfApplication,
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
  const record = useParameters({
    salesArrangementId: reference.salesArrangementId,
    name: 'parameters',
    schema: parametersSchema,
    current: { version, parameters },
    toValues: (latest) => toValues(isOfApplication(latest) ? latest : parameters),
  });
  const { labelOf } = useParameterTexts(customers);
  const { control } = record.form;
  return (
    <StepForm
      reference={reference}
      record={record}
      isLocked={isLocked}
      label={t('parameters.title')}
      done={t('parameters.done')}
      toParameters={(values) => toParameters(values, parameters)}
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
    </StepForm>
  );
}
