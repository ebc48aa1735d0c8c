import { lazyPart } from '@advisor/ui/lazy-part';
import { useTranslation } from 'react-i18next';
import { DetailsPanel, loadingDetails } from '../../../offer/DetailsPanel';
import { useSimulation } from '../simulation';
import { detailsViews, useDetailsView, type DetailsView } from './details-view';

const views = {
  chart: lazyPart(() => import('./PaymentsChart'), loadingDetails),
  schedule: lazyPart(() => import('./SchedulePanel'), loadingDetails),
  explanation: lazyPart(() => import('./ExplanationPanel'), loadingDetails),
  whatIf: lazyPart(() => import('./what-if/WhatIfPanel'), loadingDetails),
} satisfies Record<DetailsView, unknown>;

/** The result in detail: drawn, month by month, and explained. Each view loads when it is opened. */
export function LoanDetails() {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const [view, open] = useDetailsView();
  const { answer, state, look } = useSimulation();
  const View = views[view];
  return (
    <DetailsPanel
      tabs={detailsViews.map((key) => ({ key, label: t(`details.${key}`) }))}
      active={view}
      onOpen={open}
      look={look}
    >
      {answer?.result ? <View result={answer.result} /> : state === 'calculating' && loadingDetails}
    </DetailsPanel>
  );
}
