import { Question } from '@advisor/ui/components/Question';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { type Job, useRetryJob } from './state.queries';

/** Asks before a dead job is queued again. */
export function RetryQuestion({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation('admin-state');
  const retry = useRetryJob(job);
  return (
    <Question
      open
      title={t('jobs.question.title', { name: job.name })}
      confirmLabel={t('jobs.retry')}
      loading={retry.isRunning}
      onConfirm={() => retry.run(undefined, { onDone: onClose })}
      onCancel={onClose}
    >
      <p>{t('jobs.question.text', { jobId: job.jobId })}</p>
      {retry.refusal && <InfoBar severity="error" title={retry.refusal} />}
    </Question>
  );
}
