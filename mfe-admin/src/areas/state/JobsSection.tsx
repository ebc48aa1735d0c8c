import { formatNumber } from '@advisor/i18n/format';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedSection } from './AskedSection';
import { JobTable } from './JobTable';
import { RetryQuestion } from './RetryQuestion';
import { type Job, type Jobs, jobsQuery, useLiveJobs } from './state.queries';

const states = ['dead', 'running', 'waiting'] as const;

/** What is worked on outside of calls, and what has failed for good. */
export function JobsSection() {
  const { t } = useTranslation('admin-state');
  useLiveJobs();
  const asked = useQuery(jobsQuery());
  const [retried, setRetried] = useState<Job>();
  return (
    <>
      <AskedSection title={t('jobs.title')} asked={asked}>
        {(found) => (
          <>
            <Counts of={found} />
            {found.jobs.length === 0 ? (
              <p className="adv-muted">{t('jobs.none')}</p>
            ) : (
              <JobTable jobs={found.jobs} onRetry={setRetried} />
            )}
          </>
        )}
      </AskedSection>
      {retried && <RetryQuestion job={retried} onClose={() => setRetried(undefined)} />}
    </>
  );
}

function Counts({ of: { counts, jobs } }: { of: Jobs }) {
  const { t } = useTranslation('admin-state');
  const total = counts.dead + counts.running + counts.waiting;
  const text = states
    .map((state) => t(`jobs.counts.${state}`, { count: counts[state] }))
    .join(', ');
  if (total === 0) return null;
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      <p className="adv-muted">
        {text}
        {jobs.length < total &&
          `. ${t('jobs.shown', { shown: formatNumber(jobs.length), total: formatNumber(total) })}`}
      </p>
    </>
  );
}
