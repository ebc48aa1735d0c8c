import { useTranslation } from 'react-i18next';
import { DocumentLinks } from '../../../../documents/DocumentLinks';
import type { ChecklistItem } from '../checklist.queries';

interface ItemFactsProps {
  caseId: number;
  item: ChecklistItem;
}

/** A document's name, whether somebody must bring it, its note and its files. */
export function ItemFacts({ caseId, item }: ItemFactsProps) {
  const { name, isMandatory, isCustom, note, documents = [] } = item;
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
      <DocumentLinks
        caseId={caseId}
        documents={documents}
        label={t('checklist.documents.files', { name })}
      />
    </div>
  );
}
