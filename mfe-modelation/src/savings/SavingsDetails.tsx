import { formatMoney } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButtons } from '../offer/ExportButtons';
import { useSavings } from './savings-context';
import { grownYears, savingsColumns, savingsSheet } from './savings-years';

const YearChart = lazy(async () => ({
  default: (await import('@advisor/ui/components/YearChart')).YearChart,
}));

/** The projection drawn, and year by year. */
export function SavingsDetails() {
  const { t } = useTranslation('modelation');
  const years = useSavings().answer?.result?.years;
  if (!years) return null;
  return (
    <>
      <Section title={t('savings.growth')}>
        <Suspense fallback={<Skeleton rows={6} />}>
          <YearChart
            label={t('savings.growth')}
            yearLabel={t('schedule.year')}
            isCumulative
            series={[
              { key: 'deposits', label: t('savings.deposits'), tone: 'main' },
              { key: 'interest', label: t('savings.netInterest'), tone: 'quiet' },
              { key: 'support', label: t('savings.stateSupport'), tone: 'plus' },
            ]}
            years={grownYears(years)}
          />
        </Suspense>
      </Section>
      <Section
        title={t('savings.byYears')}
        actions={
          <ExportButtons sheet={() => savingsSheet(years, (part) => t(`savings.table.${part}`))} />
        }
      >
        <div className="modelation-scroll">
          <table className="modelation-table" aria-label={t('savings.byYears')}>
            <thead>
              <tr>
                <th scope="col">{t('savings.table.year')}</th>
                {savingsColumns.map((column) => (
                  <th key={column} scope="col">
                    {t(`savings.table.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((each) => (
                <tr key={each.year}>
                  <th scope="row">{each.year}</th>
                  {savingsColumns.map((column) => (
                    <td key={column}>{formatMoney(each[column], { decimals: 0 })}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  );
}
