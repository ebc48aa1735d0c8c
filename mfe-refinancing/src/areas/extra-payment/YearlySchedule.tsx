import { formatMoney } from '@advisor/i18n/format';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import type { RunningLoan } from '@advisor/lending/repayment/repayment-on-day';
import { ExportButtons } from '@advisor/sheets/components/ExportButtons';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../calculator/CompareTable';
import { exportedSchedule } from './schedule-export';

interface YearlyScheduleProps {
  loan: RunningLoan;
  /** Of a payment that does not repay the loan. */
  quote: RepaymentQuote;
  /** Of the payment, `YYYY-MM-DD`. */
  date: string;
}

const columns = ['instalments', 'interest', 'principal', 'balance'] as const;

const money = (value: number) => formatMoney(value, { decimals: 0 });

/** The loan after the payment, summed up by calendar years; month by month in its export. */
export function YearlySchedule({ loan, quote, date }: YearlyScheduleProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const years = new Map<string, Record<(typeof columns)[number], number>>();
  for (const { date: due, instalment, interest, principal, balance } of quote.rows) {
    const year = due.slice(0, 4);
    const before = years.get(year) ?? { instalments: 0, interest: 0, principal: 0 };
    years.set(year, {
      instalments: before.instalments + instalment,
      interest: before.interest + interest,
      principal: before.principal + principal,
      balance,
    });
  }
  return (
    <Section
      title={t('schedule.title')}
      actions={
        <ExportButtons
          sheet={() => exportedSchedule(quote, loan, date, (part) => t(`schedule.sheet.${part}`))}
        />
      }
    >
      <CompareTable
        label={t('schedule.title')}
        of={t('schedule.year')}
        columns={columns.map((column) => t(`schedule.${column}`))}
        lines={[...years].map(([year, sums]) => ({
          label: year,
          values: columns.map((column) => money(sums[column])),
        }))}
      />
    </Section>
  );
}
