import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from './document-list';
import './file-content.css';
import './texts';

interface FileContentProps {
  fileName: string;
  /** Of what `previewOf` says that it is shown; otherwise nothing is asked for. */
  content: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'refetch'>;
}

/** A PDF or a picture in place; of other files, that they can be downloaded. */
export function FileContent({ fileName, content: { data, isError, refetch } }: FileContentProps) {
  const { t } = useTranslation('case-documents');
  const kind = previewOf(fileName);
  const show = useMemo(
    () => (data === undefined ? undefined : shown(data as Blob, kind)),
    [data, kind],
  );
  if (kind === undefined) return <p className="file-content__none">{t('preview.none')}</p>;
  if (isError) return <ErrorState title={t('preview.failed')} onRetry={() => void refetch()} />;
  if (show === undefined) return <Skeleton rows={8} />;
  const name = t('preview.frame', { name: fileName });
  return kind === 'pdf' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser shows a PDF in a sandbox
    <iframe className="file-content__page" title={name} ref={show} />
  ) : (
    <img className="file-content__picture" alt={name} ref={show} />
  );
}

/** Shows what is in memory, as long as the element is there; a PDF as one, whatever the answer said. */
const shown =
  (content: Blob, kind: 'pdf' | 'picture' | undefined) =>
  (element: HTMLIFrameElement | HTMLImageElement | null) => {
    if (element === null) return undefined;
    const url = URL.createObjectURL(
      kind === 'pdf' ? new Blob([content], { type: 'application/pdf' }) : content,
    );
    // By its pages, without the list of them.
    element.src = kind === 'pdf' ? `${url}#navpanes=0&view=FitH` : url;
    return () => URL.revokeObjectURL(url);
  };
