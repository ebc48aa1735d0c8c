import type { ArrangementReference } from '@advisor/case/case.queries';
import { call } from '@advisor/api-client/call';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { useChange } from '@advisor/shell/use-change';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { LockedStep } from '../../../arrangement/LockedStep';
import { StepPage } from '../StepPage';
import { AssessmentResult } from '../AssessmentResult';
import { AssessmentAnnouncer } from './AssessmentAnnouncer';
import { FormerAssessments } from './FormerAssessments';
import { RunningAssessment } from './RunningAssessment';
import { assessmentQuery } from '../assessment.queries';
import './scoring.css';
import '../texts';

/** Whether the bank would lend, why not, and with what it would. */
export default function ScoringPage() {
  const { t } = useTranslation('case-application');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const assessment = usePrefetchedQuery(assessmentQuery(salesArrangementId)).data;
  const { isRunning, result, lock, hasFailed, changes = [] } = assessment;
  useFinished(isRunning);
  const start = useChange({
    key: ['salesArrangement.assess', salesArrangementId],
    call: () => call(salesArrangementCalls.assess, { params: { salesArrangementId } }),
    invalidates: ['salesArrangement.assessment'],
    shows: ['conflict', 'notEligible'],
  });
  const action = lock === undefined && !isRunning && (
    <Button
      type={result === undefined || changes.length > 0 ? 'primary' : 'default'}
      loading={start.isRunning}
      onClick={() => start.run(undefined)}
    >
      {t(result === undefined ? 'scoring.start' : 'scoring.again')}
    </Button>
  );
  return (
    <StepPage title={t('scoring.title')} reference={reference}>
      <LockedStep reason={lock} />
      {start.refusal !== undefined && (
        <InfoBar severity="warning" title={t('scoring.refused')} description={start.refusal} />
      )}
      {hasFailed && (
        <InfoBar
          severity="error"
          title={t('scoring.failed')}
          description={t('scoring.failedText')}
        />
      )}
      {changes.length > 0 && !isRunning && lock === undefined && (
        <InfoBar
          severity="warning"
          title={t('scoring.stale')}
          description={
            <ul className="scoring-list">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          }
        />
      )}
      {(isRunning || result === undefined) && (
        <Section title={t('scoring.state')} actions={result === undefined && action}>
          {isRunning ? <RunningAssessment assessment={assessment} /> : <p>{t('scoring.never')}</p>}
        </Section>
      )}
      {result !== undefined && (
        <AssessmentResult assessment={assessment} reference={reference} action={action} />
      )}
      <AssessmentAnnouncer assessment={assessment} />
      <FormerAssessments salesArrangementId={salesArrangementId} />
    </StepPage>
  );
}

/** What follows from an assessment is read again once it is done. */
function useFinished(isRunning: boolean) {
  const queryClient = useQueryClient();
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [id] }) =>
          id === salesArrangementCalls.assessments.id ||
          id === salesArrangementCalls.flow.id ||
          id === 'salesArrangement.decision',
      });
    }
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);
}
