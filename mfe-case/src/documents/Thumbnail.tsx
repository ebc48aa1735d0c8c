import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { FileTextOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { isPicture } from './document-list';
import './thumbnail.css';

interface ThumbnailProps {
  caseId: number;
  documentId: number;
  fileName: string;
}

/** Beside the name of a file: a picture, as small as the server sends it; a sign for anything else. */
export function Thumbnail({ caseId, documentId, fileName }: ThumbnailProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className="document-thumbnail">
      {isPicture(fileName) && !hasFailed ? (
        <img
          src={operationUrl(documentCalls.caseDocumentThumbnail, {
            params: { caseId, documentId },
          })}
          // Its name stands beside it.
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setHasFailed(true)}
        />
      ) : (
        <FileTextOutlined aria-hidden />
      )}
    </span>
  );
}
