import type { ArrangementReference } from '@advisor/case/case.queries';
import { FormShell } from '@advisor/forms/components/FormShell';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { PlusOutlined } from '@advisor/ui/icons';
import { Modal } from '@advisor/ui/overlay';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAddItem } from '../checklist.mutations';
import { noteLength } from './NoteDialog';

/** Most characters of a document's name. */
const nameLength = 200;

const schema = z.object({
  name: z.string().trim().min(1).max(nameLength),
  category: z.string().min(1),
  note: z.string().trim().max(noteLength),
});

interface AddItemDialogProps {
  reference: ArrangementReference;
  /** Headings of the list. */
  categories: readonly string[];
  onClose: () => void;
}

/** A document that the advisor asks for besides what the application needs by itself. */
export function AddItemDialog({ reference, categories, onClose }: AddItemDialogProps) {
  const { t } = useTranslation('case-application');
  const other = t('checklist.add.otherCategory');
  const form = useZodForm(schema, { defaultValues: { name: '', category: other, note: '' } });
  const forgetDraft = useFormDraft(`checklist-item.${reference.salesArrangementId}`, form);
  const add = useAddItem(reference);
  const onDone = () => {
    void forgetDraft();
    onClose();
  };
  const { control, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Modal open title={t('checklist.add.title')} footer={null} width={480} onCancel={onClose}>
      <FormShell
        form={form}
        label={t('checklist.add.title')}
        submitLabel={t('checklist.add.submit')}
        submitIcon={<PlusOutlined aria-hidden />}
        loading={add.isRunning}
        submitError={add.submitError}
        onSubmit={({ name, category, note }, again) =>
          add.run({ name, category, ...(note === '' ? {} : { note }) }, { ...again, onDone })
        }
      >
        {add.refusal !== undefined && <InfoBar severity="warning" title={add.refusal} />}
        <TextField control={control} name="name" label={t('checklist.add.name')} required />
        <SelectField
          control={control}
          name="category"
          label={t('checklist.add.category')}
          options={[...new Set([...categories, other])].map((value) => ({ value, label: value }))}
        />
        <TextAreaField
          control={control}
          name="note"
          label={t('checklist.note.title')}
          maxLength={noteLength}
          rows={3}
        />
      </FormShell>
    </Modal>
  );
}
