import { Skeleton } from '@advisor/ui/components/Skeleton';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TabList } from '../../offer/TabList';
import { useSimulation } from '../simulation';
import { detailsTabs, useDetailsTab, type DetailsTab } from './details-tab';

const views = {
  chart: lazy(() => import('./PaymentsChart')),
  schedule: lazy(() => import('./SchedulePanel')),
  explanation: lazy(() => import('./ExplanationPanel')),
} satisfies Record<DetailsTab, unknown>;

/** The result in detail: drawn, month by month, and explained. Each view loads when it is opened. */
export function DetailsTabs() {
  const { t } = useTranslation('modelation');
  const [tab, open] = useDetailsTab();
  const panelId = useId();
  const { answer, state } = useSimulation();
  const View = views[tab];
  return (
    <section className="modelation-details" aria-label={t('details.label')}>
      <TabList
        label={t('details.label')}
        tabs={detailsTabs.map((key) => ({ key, label: t(`details.${key}`) }))}
        active={tab}
        onOpen={open}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tab}`}
        className="modelation-details__panel"
        data-stale={state === 'failed' || state === 'incomplete'}
      >
        {answer?.result && (
          <Suspense fallback={<Skeleton rows={6} />}>
            <View result={answer.result} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
