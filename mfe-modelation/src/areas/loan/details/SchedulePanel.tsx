import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { Segmented } from '@advisor/ui/entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButtons } from '@advisor/sheets/components/ExportButtons';
import { useSimulation } from '../simulation';
import { MonthList } from './MonthList';
import { exportedSchedule } from './exported-schedule';
import { YearTable } from './YearTable';

type Period = 'years' | 'months';

/** The repayment schedule by years or by months, and its export. */
export default function SchedulePanel({ result }: { result: LoanResult }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const [period, setPeriod] = useState<Period>('years');
  const { schedule } = result;
  const { answered } = useSimulation();
  return (
    <>
      <div className="modelation-details__head">
        <Segmented<Period>
          name="schedule-period"
          aria-label={t('schedule.period')}
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'years', label: t('schedule.byYears') },
            { value: 'months', label: t('schedule.byMonths') },
          ]}
        />
        {schedule && (
          <ExportButtons
            sheet={() =>
              exportedSchedule(
                schedule,
                (part) => t(`schedule.${part}`),
                answered && { input: answered, result },
              )
            }
          />
        )}
      </div>
      {period === 'years' ? <YearTable years={result.years} /> : <MonthList rows={schedule} />}
    </>
  );
}
