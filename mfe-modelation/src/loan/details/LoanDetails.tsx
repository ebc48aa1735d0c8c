import { Skeleton } from '@advisor/ui/components/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsPanel } from '../../offer/DetailsPanel';
import { useSimulation } from '../simulation';
import { detailsViews, useDetailsView, type DetailsView } from './details-view';

const views = {
  chart: lazy(() => import('./PaymentsChart')),
  schedule: lazy(() => import('./SchedulePanel')),
  explanation: lazy(() => import('./ExplanationPanel')),
} satisfies Record<DetailsView, unknown>;

/** The result in detail: drawn, month by month, and explained. Each view loads when it is opened. */
export function LoanDetails() {
  const { t } = useTranslation('modelation');
  const [view, open] = useDetailsView();
  const { answer, state } = useSimulation();
  const View = views[view];
  return (
    <DetailsPanel
      tabs={detailsViews.map((key) => ({ key, label: t(`details.${key}`) }))}
      active={view}
      onOpen={open}
      isStale={state === 'failed' || state === 'incomplete'}
    >
      {answer?.result ? (
        <Suspense fallback={<Skeleton rows={6} />}>
          <View result={answer.result} />
        </Suspense>
      ) : (
        state === 'calculating' && <Skeleton rows={6} />
      )}
    </DetailsPanel>
  );
}
