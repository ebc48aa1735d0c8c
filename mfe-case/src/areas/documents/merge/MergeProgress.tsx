import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { formatDate } from '@advisor/i18n/format';
import { useLiveQueries } from '@advisor/shell/live';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { CheckCircleOutlined, DownloadOutlined } from '@advisor/ui/icons';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CaseDocument } from '../../../documents/documents.queries';
import { mergeReaders, mergeStatusQuery, type MergeStatus } from './merge.queries';

interface MergeProgressProps {
  guid: string;
  documents: readonly CaseDocument[];
  /** Asks for it once more. */
  onRetry: () => void;
}

/** How far the merging is, the file once it is there, or why it is not. */
export function MergeProgress(props: MergeProgressProps) {
  const { t } = useTranslation('case-documents');
  const query = useQuery(mergeStatusQuery(props.guid));
  useLiveQueries('jobs', mergeReaders);
  return (
    <>
      <LiveRegion>{query.data?.status === 'done' && t('merge.done')}</LiveRegion>
      <Progress {...props} query={query} />
    </>
  );
}

interface ProgressProps extends MergeProgressProps {
  query: UseQueryResult<MergeStatus>;
}

function Progress({ guid, documents, onRetry, query: { data, isError, refetch } }: ProgressProps) {
  const { t } = useTranslation('case-documents');
  if (isError) return <ErrorState title={t('merge.unknown')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={2} />;
  switch (data.status) {
    case 'waiting':
    case 'running':
      return <UnderWay {...data} />;
    case 'failed':
      return <Failed status={data} documents={documents} onRetry={onRetry} />;
    case 'done':
      return (
        <div className="merge__done">
          <p>
            <CheckCircleOutlined aria-hidden /> {t('merge.done')}
            {data.availableTo !== undefined &&
              ` ${t('merge.availableTo', { day: formatDate(data.availableTo) })}`}
          </p>
          <a href={operationUrl(documentCalls.mergedContent, { params: { guid } })} download>
            <DownloadOutlined aria-hidden /> {t('merge.download')}
          </a>
        </div>
      );
  }
}

function UnderWay({ documentsDone: done, documentsTotal: total }: MergeStatus) {
  const { t } = useTranslation('case-documents');
  return (
    <div className="merge__progress">
      <progress max={total} value={done} aria-label={t('merge.progress')} />
      <span>{t('merge.place', { done, total })}</span>
      <p className="adv-muted">{t('merge.goesOn')}</p>
    </div>
  );
}

function Failed({
  status: { problem = 'unavailable', documentId },
  documents,
  onRetry,
}: Omit<MergeProgressProps, 'guid'> & { status: MergeStatus }) {
  const { t } = useTranslation('case-documents');
  const name = documents.find((document) => document.documentId === documentId)?.fileName;
  return (
    <InfoBar
      severity="error"
      title={name === undefined ? t('merge.failed') : t('merge.failedBy', { name })}
      description={t(`merge.problem.${problem}`)}
      action={
        problem === 'unavailable' && (
          <Button size="small" onClick={onRetry}>
            {t('merge.retry')}
          </Button>
        )
      }
    />
  );
}
