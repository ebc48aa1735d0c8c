import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { DownloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
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
      {documents.length > 0 && (
        <ul className="checklist-item__files" aria-label={t('checklist.documents.files', { name })}>
          {documents.map(({ documentId, fileName }) => (
            <li key={documentId}>
              <a
                href={operationUrl(documentCalls.caseDocumentContent, {
                  params: { caseId, documentId },
                })}
                download
              >
                <DownloadOutlined aria-hidden /> {fileName}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
