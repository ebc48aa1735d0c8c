import { lazyPart } from '@advisor/ui/lazy-part';
import { useTranslation } from 'react-i18next';
import { DetailsPanel, loadingDetails } from '../../offer/DetailsPanel';
import { useView } from '../../offer/use-view';
import { useSavings } from './savings-context';
import { grownYears } from './savings-years';
import { SavingsTable } from './SavingsTable';

const YearChart = lazyPart(
  async () => ({ default: (await import('@advisor/ui/components/YearChart')).YearChart }),
  loadingDetails,
);

const views = ['growth', 'years'] as const;

/** The projection drawn, and year by year. */
export function SavingsDetails() {
  const { t } = useTranslation(['modelation-savings', 'modelation']);
  const [view, open] = useView<(typeof views)[number]>(views);
  const { answer, state, look } = useSavings();
  const result = answer?.result;
  return (
    <DetailsPanel
      tabs={[
        { key: 'growth', label: t('savings.growth') },
        { key: 'years', label: t('savings.byYears') },
      ]}
      active={view}
      onOpen={open}
      look={look}
    >
      {result === undefined ? (
        state === 'calculating' && loadingDetails
      ) : view === 'years' ? (
        <SavingsTable result={result} />
      ) : (
        <YearChart
          label={t('savings.growth')}
          yearLabel={t('modelation:schedule.year')}
          isCumulative
          series={[
            { key: 'deposits', label: t('savings.depositsLessFees'), tone: 'main' },
            { key: 'interest', label: t('savings.netInterest'), tone: 'quiet' },
            { key: 'support', label: t('savings.stateSupport'), tone: 'plus' },
          ]}
          years={grownYears(result)}
        />
      )}
    </DetailsPanel>
  );
}
