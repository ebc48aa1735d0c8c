import { Meter } from '@advisor/ui/components/Meter';
import { YearChart } from '@advisor/ui/components/YearChart';
import { useTranslation } from 'react-i18next';

/** What is repaid of 1,000,000 CZK in ten years, CZK a year. */
const years = [72, 76, 81, 86, 91, 97, 103, 109, 116, 169].map((principal, index) => ({
  year: 2027 + index,
  values: [principal * 1_000, (122 - 8 * index) * 500],
}));

export function Charts() {
  const { t } = useTranslation('demo');
  return (
    <>
      <Meter
        label={t('charts.ratio')}
        value={62.5}
        valueText={t('charts.percent', { value: '62,5' })}
        limit={80}
        limitText={t('charts.limit')}
      />
      <Meter
        label={t('charts.ratio')}
        value={91}
        valueText={t('charts.percent', { value: '91,0' })}
        limit={80}
        limitText={t('charts.limit')}
        note={t('charts.note')}
      />
      <Meter
        label={t('charts.ratio')}
        value={75}
        valueText={t('charts.percent', { value: '75,0' })}
      />
      <YearChart
        label={t('charts.repayment')}
        yearLabel={t('charts.year')}
        series={[
          { key: 'principal', label: t('tables.principal'), tone: 'main' },
          { key: 'interest', label: t('tables.interest'), tone: 'quiet' },
        ]}
        years={years}
      />
    </>
  );
}
