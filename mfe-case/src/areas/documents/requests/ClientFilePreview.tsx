import { operationUrl } from '@advisor/api-client/call';
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { DownloadOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from '../../../documents/document-list';
import { type ClientFile, clientFileQuery } from './requests.queries';

interface ClientFilePreviewProps {
  caseId: number;
  file: ClientFile;
}

/** What a client has sent, in place; and a way to download it. */
export function ClientFilePreview({ caseId, file: { fileId, fileName } }: ClientFilePreviewProps) {
  const { t } = useTranslation('client-requests');
  const kind = previewOf(fileName);
  const { data, isError, refetch } = useQuery({
    ...clientFileQuery(caseId, fileId),
    enabled: kind !== undefined,
  });
  const show = useMemo(() => data && shownIn(data as Blob, kind), [data, kind]);
  const name = t('preview', { name: fileName });
  return (
    <>
      {kind === undefined && <p className="document-preview__none">{t('previewNone')}</p>}
      {isError && <ErrorState title={t('previewFailed')} onRetry={() => void refetch()} />}
      {kind !== undefined && !isError && show === undefined && <Skeleton rows={8} />}
      {show !== undefined &&
        (kind === 'pdf' ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser shows a PDF in a sandbox
          <iframe className="client-requests__page" title={name} ref={show} />
        ) : (
          <img className="client-requests__picture" alt={name} ref={show} />
        ))}
      <a
        href={operationUrl(clientRequestCalls.fileContent, { params: { caseId, fileId } })}
        download
      >
        <DownloadOutlined aria-hidden /> {t('download')}
      </a>
    </>
  );
}

/** Shows what is in memory, as long as the element is there; a PDF as one, whatever the answer said. */
const shownIn =
  (content: Blob, kind: 'pdf' | 'picture' | undefined) =>
  (element: HTMLIFrameElement | HTMLImageElement | null) => {
    if (element === null) return undefined;
    const url = URL.createObjectURL(
      kind === 'pdf' ? new Blob([content], { type: 'application/pdf' }) : content,
    );
    element.src = kind === 'pdf' ? `${url}#navpanes=0&view=FitH` : url;
    return () => URL.revokeObjectURL(url);
  };
