import type { CallResponse } from '@advisor/api-client/call';
import { taskType } from '@advisor/contracts/codebooks/task';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { FormShell } from '@advisor/forms/components/FormShell';
import { RadioField } from '@advisor/forms/fields/RadioField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { SendOutlined } from '@advisor/ui/icons';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DocumentPicker } from '../../../documents/picker/DocumentPicker';
import { messageLength } from '../../../task/message-length';
import { useCreateTask } from '../../../task/task.mutations';

const schema = z.object({
  consultationTypeId: z
    .number('case-tasks:consultation.subjectNeeded')
    .nullable()
    .transform((value, context) => {
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: 'case-tasks:consultation.subjectNeeded' });
      return z.NEVER;
    }),
  message: z.string().trim().min(1).max(messageLength),
  documentIds: z.array(z.number()),
});

type Input = z.input<typeof schema>;
const empty: Input = { consultationTypeId: null, message: '', documentIds: [] };

interface ConsultationFormProps {
  caseId: number;
  types: CallResponse<typeof taskCalls.consultationTypes>;
  onDone: () => void;
}

/** What the consultation is about, and the question. */
export function ConsultationForm({ caseId, types, onDone }: ConsultationFormProps) {
  const { t } = useTranslation('case-tasks');
  const form = useZodForm(schema, { defaultValues: empty });
  const forgetDraft = useFormDraft(`consultation.${caseId}`, form);
  const create = useCreateTask(caseId, {
    done: t('consultation.done'),
    fieldErrors: ({ fieldErrors: { consultationTypeId, message } }) => ({
      ...(consultationTypeId !== undefined && { consultationTypeId }),
      ...(message !== undefined && { message }),
    }),
  });
  return (
    <FormShell
      form={form}
      label={t('consultation.title')}
      submitLabel={t('consultation.submit')}
      submitIcon={<SendOutlined aria-hidden />}
      loading={create.isRunning}
      submitError={create.submitError}
      onSubmit={({ documentIds, ...values }, again) =>
        create.run(
          {
            taskTypeId: taskType.consultation.code,
            ...values,
            ...(documentIds.length > 0 && { documentIds }),
          },
          {
            ...again,
            onDone: () => {
              void forgetDraft();
              onDone();
            },
          },
        )
      }
    >
      {create.refusal !== undefined && <InfoBar severity="warning" title={create.refusal} />}
      <RadioField
        control={form.control}
        name="consultationTypeId"
        label={t('consultation.subject')}
        required
        options={types.map(({ consultationTypeId, name, isAllowed, reason = '' }) => ({
          value: consultationTypeId,
          label: isAllowed ? name : t('consultation.notAllowed', { name, reason }),
          disabled: !isAllowed,
        }))}
      />
      <TextAreaField
        control={form.control}
        name="message"
        label={t('consultation.message')}
        hint={t('consultation.messageHint')}
        maxLength={messageLength}
        required
      />
      <Controller
        control={form.control}
        name="documentIds"
        render={({ field: { value, onChange } }) => (
          <DocumentPicker caseId={caseId} value={value} onChange={onChange} />
        )}
      />
    </FormShell>
  );
}
