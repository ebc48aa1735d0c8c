import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { Section } from '@advisor/ui/components/Section';
import { DownloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { Property } from '../../../property/property.queries';

interface SentDocumentsProps {
  caseId: number;
  documents: Property['documents'];
}

/** What the appraisers have got with an order; nothing for none. */
export function SentDocuments({ caseId, documents }: SentDocumentsProps) {
  const { t } = useTranslation('valuation-orders');
  if (documents.length === 0) return null;
  return (
    <Section title={t('documents.title')}>
      <ul className="valuation-order__documents" aria-label={t('documents.title')}>
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
    </Section>
  );
}
