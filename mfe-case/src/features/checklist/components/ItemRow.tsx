import { Button } from '@advisor/ui/core';
import { Select } from '@advisor/ui/entry';
import { EditOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArrangementReference } from '../../../case/arrangement.queries';
import { itemStates } from '../checklist';
import { useUpdateItem } from '../checklist.mutations';
import type { ChecklistItem } from '../checklist.queries';
import { ItemFacts } from './ItemFacts';
import { ItemStateChip } from './ItemStateChip';
import { NoteDialog } from './NoteDialog';

interface ItemRowProps {
  reference: ArrangementReference;
  item: ChecklistItem;
}

/** One paper whose state and note may be changed. */
export function ItemRow({ reference, item }: ItemRowProps) {
  const { t } = useTranslation('case');
  const [isWriting, setIsWriting] = useState(false);
  const { update, isPending } = useUpdateItem(reference, item);
  return (
    <li className="checklist-item">
      <ItemFacts {...item} />
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        disabled={isPending}
        aria-label={t('checklist.note.of', { name: item.name })}
        onClick={() => setIsWriting(true)}
      >
        {t('checklist.note.title')}
      </Button>
      <Select
        className="checklist-item__state"
        aria-label={t('checklist.stateOf', { name: item.name })}
        value={item.state}
        disabled={isPending}
        popupMatchSelectWidth={false}
        options={itemStates.map((state) => ({
          value: state,
          label: <ItemStateChip state={state} isMandatory={item.isMandatory} />,
        }))}
        onChange={(state) => update({ state })}
      />
      {isWriting && (
        <NoteDialog reference={reference} item={item} onClose={() => setIsWriting(false)} />
      )}
    </li>
  );
}
