import type { ArrangementReference } from '@advisor/case/case.queries';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { Modal } from '@advisor/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { fresh } from '@advisor/api-client/fresh';
import { useUpdateItem } from '../checklist.mutations';
import { checklistQuery, type ChecklistItem } from '../checklist.queries';

/** Most characters of a note. */
export const noteLength = 500;

const schema = z.object({ note: z.string().trim().max(noteLength) });

const toState = ({ version, note = '' }: ChecklistItem) => ({ version, values: { note } });

interface NoteDialogProps {
  reference: ArrangementReference;
  item: ChecklistItem;
  onClose: () => void;
}

/** What is to be known about one document. */
export function NoteDialog({ reference, item, onClose }: NoteDialogProps) {
  const { t } = useTranslation('case-application');
  const queryClient = useQueryClient();
  const record = useRecordForm({
    schema,
    draft: `checklist-note.${item.checklistItemId}`,
    saved: toState(item),
    readLatest: async () => {
      const { items } = await queryClient.fetchQuery(fresh(checklistQuery(reference)));
      const found = items.find(({ checklistItemId }) => checklistItemId === item.checklistItemId);
      return found && toState(found);
    },
  });
  const title = `${t('checklist.note.title')} – ${item.name}`;
  return (
    <Modal open title={title} footer={null} width={480} onCancel={onClose}>
      <RecordForm
        record={record}
        save={useUpdateItem(reference, item)}
        toBody={({ note }, version) => ({ ...item, version, note })}
        onSaved={onClose}
        label={title}
      >
        <TextAreaField
          control={record.form.control}
          name="note"
          label={item.name}
          maxLength={noteLength}
          rows={3}
        />
      </RecordForm>
    </Modal>
  );
}
