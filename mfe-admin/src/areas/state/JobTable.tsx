import { formatDateTime, formatNumber } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { ReloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { Job } from './state.queries';

const tones: Record<Job['state'], Tone> = {
  dead: 'error',
  running: 'progress',
  waiting: 'neutral',
};

interface JobTableProps {
  jobs: readonly Job[];
  onRetry: (job: Job) => void;
}

/** Jobs that are not done, the dead ones first. */
export function JobTable({ jobs, onRetry }: JobTableProps) {
  const { t } = useTranslation('admin-state');
  return (
    <PlainTable
      label={t('jobs.title')}
      className="admin-state__table"
      narrow="list"
      rows={jobs}
      rowKey={({ jobId }) => jobId}
      columns={[
        {
          title: t('jobs.column.name'),
          isText: true,
          render: ({ name, jobId, retriedBy, retriedOn }) => (
            <div>
              <code>{name}</code> {t('jobs.number', { jobId })}
              {retriedBy !== undefined && retriedOn !== undefined && (
                <div className="adv-muted">
                  {t('jobs.retried', { name: retriedBy, on: formatDateTime(retriedOn) })}
                </div>
              )}
            </div>
          ),
        },
        {
          title: t('jobs.column.state'),
          isText: true,
          render: ({ state }) => (
            <StatusChip tone={tones[state]} label={t(`jobs.state.${state}`)} />
          ),
        },
        {
          title: t('jobs.column.since'),
          isText: true,
          render: ({ since }) => <DateText value={since} as="relative" />,
        },
        { title: t('jobs.column.attempts'), render: ({ attempts }) => formatNumber(attempts) },
        {
          title: t('jobs.column.error'),
          isText: true,
          render: ({ error }) => (error === undefined ? '–' : <code>{error}</code>),
        },
        {
          title: t('jobs.column.action'),
          isTitleHidden: true,
          isText: true,
          render: (job) =>
            job.state === 'dead' && (
              <Button
                size="small"
                icon={<ReloadOutlined aria-hidden />}
                aria-label={t('jobs.retryOf', { name: job.name, jobId: job.jobId })}
                onClick={() => onRetry(job)}
              >
                {t('jobs.retry')}
              </Button>
            ),
        },
      ]}
    />
  );
}
