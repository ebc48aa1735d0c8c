import type { ArrangementReference } from '@advisor/case/case.queries';
import { Button } from '@advisor/ui/core';
import { Select } from '@advisor/ui/entry';
import { EditOutlined, FileTextOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { itemStates } from '../checklist';
import { useUpdateItem } from '../checklist.mutations';
import type { ChecklistItem } from '../checklist.queries';
import { DocumentsDialog } from './DocumentsDialog';
import { ItemFacts } from './ItemFacts';
import { ItemStateChip } from './ItemStateChip';
import { NoteDialog } from './NoteDialog';

interface ItemRowProps {
  reference: ArrangementReference;
  item: ChecklistItem;
}

/** One document whose state and note may be changed. */
export function ItemRow({ reference, item }: ItemRowProps) {
  const { t } = useTranslation('case-application');
  const [isOpen, setIsOpen] = useState<'note' | 'documents'>();
  const close = () => setIsOpen(undefined);
  const update = useUpdateItem(reference, item);
  const { isRunning } = update;
  return (
    <li className="checklist-item">
      <ItemFacts caseId={reference.caseId} item={item} />
      <div className="checklist-item__buttons">
        <Button
          type="text"
          icon={<FileTextOutlined aria-hidden />}
          disabled={isRunning}
          aria-label={t('checklist.documents.of', { name: item.name })}
          onClick={() => setIsOpen('documents')}
        >
          {t('checklist.documents.title')}
        </Button>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          disabled={isRunning}
          aria-label={t('checklist.note.of', { name: item.name })}
          onClick={() => setIsOpen('note')}
        >
          {t('checklist.note.title')}
        </Button>
      </div>
      <Select
        className="checklist-item__state"
        aria-label={t('checklist.stateOf', { name: item.name })}
        value={item.state}
        // Disabled it would lose the focus; while a choice is saved it does not open.
        loading={isRunning}
        {...(isRunning && { open: false })}
        popupMatchSelectWidth={false}
        options={itemStates.map((state) => ({
          value: state,
          label: <ItemStateChip state={state} isMandatory={item.isMandatory} />,
        }))}
        onChange={(state) => update.run({ ...item, state })}
      />
      <ChangedMeanwhile
        change={update}
        title={t('checklist.conflict.title')}
        hint={t('checklist.conflict.hint')}
      />
      {isOpen === 'note' && <NoteDialog reference={reference} item={item} onClose={close} />}
      {isOpen === 'documents' && (
        <DocumentsDialog caseId={reference.caseId} item={item} update={update} onClose={close} />
      )}
    </li>
  );
}
