import type { ArrangementReference } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { taskType } from '@advisor/contracts/codebooks/task';
import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { SendOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mainPanelQuery } from '../../case/case.queries';
import { messageLength } from '../message-length';
import { useCreateTask } from '../task.mutations';

const schema = z.object({ message: z.string().trim().min(1).max(messageLength) });

interface HandOverFormProps {
  reference: ArrangementReference;
  onDone: () => void;
}

/** What the specialist should know. */
export function HandOverForm({ reference, onDone }: HandOverFormProps) {
  const { t } = useTranslation('case-task');
  const { caseId, salesArrangementId } = reference;
  const specialist = usePrefetchedQuery(mainPanelQuery(caseId)).data.mortgageSpecialist;
  const form = useZodForm(schema, { defaultValues: { message: '' } });
  const forgetDraft = useFormDraft(`hand-over.${salesArrangementId}`, form);
  const create = useCreateTask(caseId, { done: t('handOver.done') });
  return (
    <FormShell
      form={form}
      label={t('handOver.title')}
      submitLabel={t('handOver.submit')}
      submitIcon={<SendOutlined aria-hidden />}
      loading={create.isRunning}
      submitError={create.submitError}
      onSubmit={({ message }, again) =>
        create.run(
          { taskTypeId: taskType.specialist.code, message },
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
      <p className="adv-muted">
        {specialist
          ? t('handOver.textFor', { name: `${specialist.firstName} ${specialist.lastName}` })
          : t('handOver.text')}
      </p>
      {create.refusal !== undefined && <InfoBar severity="warning" title={create.refusal} />}
      <TextAreaField
        control={form.control}
        name="message"
        label={t('handOver.message')}
        maxLength={messageLength}
        required
      />
    </FormShell>
  );
}
