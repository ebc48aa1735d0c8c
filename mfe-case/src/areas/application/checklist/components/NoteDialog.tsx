import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { Modal } from '@advisor/ui/overlay';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ArrangementReference } from '../../../../arrangement/arrangement.queries';
import { ChangedMeanwhile } from '../../../../case/ChangedMeanwhile';
import { useUpdateItem } from '../checklist.mutations';
import type { ChecklistItem } from '../checklist.queries';

/** Most characters of a note. */
export const noteLength = 500;

const schema = z.object({ note: z.string().trim().max(noteLength) });

interface NoteDialogProps {
  reference: ArrangementReference;
  item: ChecklistItem;
  onClose: () => void;
}

/** What is to be known about one document. */
export function NoteDialog({ reference, item, onClose }: NoteDialogProps) {
  const { t } = useTranslation(['case-application', 'case']);
  const form = useZodForm(schema, { defaultValues: { note: item.note ?? '' } });
  const forgetDraft = useFormDraft(`checklist-note.${item.checklistItemId}`, form);
  const update = useUpdateItem(reference, item);
  return (
    <Modal open title={t('checklist.note.title')} footer={null} width={480} onCancel={onClose}>
      <FormShell
        form={form}
        label={t('checklist.note.title')}
        submitLabel={t('case:save')}
        loading={update.isRunning}
        submitError={update.submitError}
        onSubmit={({ note }, again) =>
          update.run(
            { ...item, note },
            {
              ...again,
              onDone: () => {
                void forgetDraft();
                onClose();
              },
            },
          )
        }
      >
        <ChangedMeanwhile
          change={update}
          title={t('checklist.conflict.title')}
          hint={t('checklist.note.theirs', {
            note: item.note || t('case:changedParameters.empty'),
          })}
        />
        <TextAreaField
          control={form.control}
          name="note"
          label={item.name}
          maxLength={noteLength}
          rows={3}
        />
      </FormShell>
    </Modal>
  );
}
