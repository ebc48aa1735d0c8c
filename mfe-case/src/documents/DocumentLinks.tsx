import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { DownloadOutlined } from '@advisor/ui/icons';
import type { CaseDocument } from './documents.queries';
import './document-links.css';

interface DocumentLinksProps {
  caseId: number;
  documents: readonly Pick<CaseDocument, 'documentId' | 'fileName'>[];
  /** Name of the list for screen readers. */
  label: string;
}

/** Documents of a case that something names, to be downloaded; nothing for none. */
export function DocumentLinks({ caseId, documents, label }: DocumentLinksProps) {
  if (documents.length === 0) return null;
  return (
    <ul className="document-links" aria-label={label}>
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
  );
}
