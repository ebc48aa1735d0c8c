import { operationUrl } from '@advisor/api-client/call';
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { DownloadOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewOf } from '../../../documents/document-list';
import { FileContent } from '../../../documents/FileContent';
import { type ClientFile, clientFileQuery } from './requests.queries';

interface ClientFilePreviewProps {
  caseId: number;
  file: ClientFile;
}

/** What a client has sent, in place; and a way to download it. */
export function ClientFilePreview({ caseId, file: { fileId, fileName } }: ClientFilePreviewProps) {
  const { t } = useTranslation('client-requests');
  const content = useQuery({
    ...clientFileQuery(caseId, fileId),
    enabled: previewOf(fileName) !== undefined,
  });
  return (
    <>
      <FileContent fileName={fileName} content={content} />
      <a
        href={operationUrl(clientRequestCalls.fileContent, { params: { caseId, fileId } })}
        download
      >
        <DownloadOutlined aria-hidden /> {t('download')}
      </a>
    </>
  );
}
