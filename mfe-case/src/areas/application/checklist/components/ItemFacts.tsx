import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '../checklist.queries';

/** A document's name, whether somebody must bring it, and its note. */
export function ItemFacts({ name, isMandatory, isCustom, note }: ChecklistItem) {
  const { t } = useTranslation('case-application');
  return (
    <div className="checklist-item__facts">
      <p className="checklist-item__name">{name}</p>
      <p className="checklist-item__kind">
        {t(
          isMandatory
            ? 'checklist.mandatory'
            : isCustom
              ? 'checklist.custom'
              : 'checklist.optional',
        )}
      </p>
      {note && <p className="checklist-item__note">{note}</p>}
    </div>
  );
}
