import type { CallResponse } from '@advisor/api-client/call';
import { salesArrangementType } from '@advisor/contracts/codebooks';
import { FormShell } from '@advisor/forms/components/FormShell';
import { AccountField } from '@advisor/forms/fields/AccountField';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { formatDate } from '@advisor/i18n/format';
import { useErrorFlag } from '@advisor/shell/error-flags';
import { paths } from '@advisor/shell/paths';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { Button } from '@advisor/ui/core';
import { SaveOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ArrangementReference } from '../../case/arrangement.queries';
import { LeaveQuestion } from '../../case/LeaveQuestion';
import { ParametersChanged, type TheirChange } from '../../case/ParametersChanged';
import { useSaveParameters, type VersionedParameters } from '../../case/use-save-parameters';
import { currencyOptions } from './currencies';
import {
  differences,
  parametersSchema,
  toParameters,
  toValues,
  type ApplicationParameters,
  type ParametersValues,
} from './parameters.schema';

interface ParametersFormProps {
  reference: ArrangementReference;
  version: number;
  parameters: ApplicationParameters;
  customers: CallResponse<'salesArrangement.customers'>;
  isLocked: boolean;
}

/** Day of drawing, account, agent and currencies of an application. */
export function ParametersForm({
  reference,
  version,
  parameters,
  customers,
  isLocked,
}: ParametersFormProps) {
  const { t } = useTranslation('case');
  const navigate = useNavigate();
  const form = useZodForm(parametersSchema, { defaultValues: toValues(parameters, version) });
  const { isDirty } = form.formState;
  const forgetDraft = useFormDraft(`parameters.${reference.salesArrangementId}`, form);
  const guard = useLeaveGuard(isDirty);
  // Stands at its field; read here, so that no banner repeats it.
  useErrorFlag('expectedDateOfDrawing');
  const [theirs, setTheirs] = useState<TheirChange[]>([]);

  const agents = customers.map(({ customerOnSAId, lastName, firstName }) => ({
    value: customerOnSAId,
    label: `${lastName} ${firstName}`,
  }));
  const shown = (name: keyof ParametersValues, value: ParametersValues[typeof name]) => {
    if (value === null || value === '') return undefined;
    if (name === 'expectedDateOfDrawing') return formatDate(String(value));
    if (name === 'agentCustomerOnSAId') return agents.find((one) => one.value === value)?.label;
    return String(value);
  };
  const { save, isPending, submitError } = useSaveParameters({
    salesArrangementId: reference.salesArrangementId,
    done: t('parameters.done'),
    onSaved: async () => {
      await forgetDraft();
      guard.release();
      await navigate(paths.loanHub(reference));
    },
    onConflict: (latest: VersionedParameters) => {
      if (latest.parameters.salesArrangementTypeId !== salesArrangementType.loanApplication.code)
        return;
      const values = toValues(latest.parameters, latest.version);
      form.reset(values, { keepDirtyValues: true });
      form.setValue('version', latest.version);
      setTheirs(
        differences(form.getValues(), values).map((name) => ({
          label: t(`parameters.${name}`),
          value: shown(name, values[name]),
        })),
      );
    },
  });
  const field = { control: form.control, disabled: isLocked };
  return (
    <>
      <ParametersChanged changes={theirs} />
      <FormShell
        form={form}
        label={t('parameters.title')}
        submitLabel={t('save')}
        submitIcon={<SaveOutlined aria-hidden />}
        loading={isPending}
        submitError={submitError}
        isReadOnly={isLocked}
        actions={
          <Button onClick={() => void navigate(paths.loanHub(reference))}>{t('backToHub')}</Button>
        }
        onSubmit={(values) =>
          save({ version: values.version, parameters: toParameters(values, parameters) })
        }
      >
        <DateField
          {...field}
          name="expectedDateOfDrawing"
          label={t('parameters.expectedDateOfDrawing')}
          hint={t('parameters.hint.expectedDateOfDrawing')}
        />
        <AccountField
          {...field}
          name="repaymentAccount"
          label={t('parameters.repaymentAccount')}
          hint={t('parameters.hint.repaymentAccount')}
        />
        <SelectField
          {...field}
          name="agentCustomerOnSAId"
          label={t('parameters.agentCustomerOnSAId')}
          hint={t('parameters.hint.agentCustomerOnSAId')}
          options={agents}
          clearable
        />
        <SelectField
          {...field}
          name="incomeCurrency"
          label={t('parameters.incomeCurrency')}
          options={currencyOptions(parameters.incomeCurrency)}
          clearable
        />
        <SelectField
          {...field}
          name="residencyCurrency"
          label={t('parameters.residencyCurrency')}
          options={currencyOptions(parameters.residencyCurrency)}
          clearable
        />
      </FormShell>
      <LeaveQuestion guard={guard} />
    </>
  );
}
