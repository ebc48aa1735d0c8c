import type { Codebooks } from '@advisor/contracts/codebooks/endpoints';
import { FormShell } from '@advisor/forms/components/FormShell';
import { DateField } from '@advisor/forms/fields/DateField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNoteResponse } from './process.changes';
import { emptyResponse, responseSchema, toResponseValue, valueKindOf } from './response-value';
import './texts';

interface ResponseFormProps extends Pick<Codebooks, 'banks'> {
  caseId: number;
  types: Codebooks['responseCodeTypes'];
}

/** Notes how the client answered; what specifies it depends on the kind of answer. */
export function ResponseForm({ caseId, types, banks }: ResponseFormProps) {
  const { t } = useTranslation('refinancing-process');
  const form = useZodForm(responseSchema, { defaultValues: emptyResponse });
  const forgetDraft = useFormDraft(`refinancing-response-${caseId}`, form);
  const note = useNoteResponse(caseId);
  const { control } = form;
  const chosen = useWatch({ control, name: 'responseCodeTypeId' });
  const kind = valueKindOf(chosen);
  return (
    <FormShell
      form={form}
      label={t('response.title')}
      submitLabel={t('response.note')}
      isSecondary
      loading={note.isRunning}
      submitError={note.submitError}
      onSubmit={(values, again) => {
        const { responseCodeTypeId } = values;
        const value = toResponseValue(values);
        if (responseCodeTypeId === null) return;
        note.run(
          { responseCodeTypeId, ...(value !== undefined && { value }) },
          {
            ...again,
            onDone: () => {
              form.reset();
              void forgetDraft();
            },
          },
        );
      }}
    >
      <SelectField
        control={control}
        name="responseCodeTypeId"
        label={t('response.type')}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      {chosen !== null && kind === 'bank' && (
        <SelectField
          control={control}
          name="bank"
          label={t('response.value.bank')}
          options={banks.map(({ name }) => ({ value: name, label: name }))}
          clearable
        />
      )}
      {kind === 'callOn' && (
        <DateField control={control} name="callOn" label={t('response.value.callOn')} />
      )}
      {kind === 'amount' && (
        <MoneyField
          control={control}
          name="amount"
          label={t('response.value.amount')}
          decimals={2}
        />
      )}
      {chosen !== null && kind === 'text' && (
        <TextField control={control} name="text" label={t('response.value.text')} />
      )}
    </FormShell>
  );
}
