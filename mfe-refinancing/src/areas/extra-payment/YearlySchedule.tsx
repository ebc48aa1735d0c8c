import { formatMoney } from '@advisor/i18n/format';
import type { RepaymentQuote } from '@advisor/lending/repayment-quote';
import type { RunningLoan } from '@advisor/lending/repayment-on-day';
import { ExportButtons } from '@advisor/sheets/components/ExportButtons';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { exportedSchedule } from './schedule-export';
import './repayment-table.css';

interface YearlyScheduleProps {
  loan: RunningLoan;
  /** Of a payment that does not repay the loan. */
  quote: RepaymentQuote;
  /** Of the payment, `YYYY-MM-DD`. */
  date: string;
}

const money = (value: number) => formatMoney(value, { decimals: 0 });

/** The loan after the payment, summed up by calendar years; month by month in its export. */
export function YearlySchedule({ loan, quote, date }: YearlyScheduleProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const years = new Map<string, { instalments: number; interest: number; balance: number }>();
  for (const { date: due, instalment, interest, balance } of quote.rows) {
    const year = due.slice(0, 4);
    const sums = years.get(year) ?? { instalments: 0, interest: 0, balance };
    sums.instalments += instalment;
    sums.interest += interest;
    sums.balance = balance;
    years.set(year, sums);
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
      <div className="repayment-scroll">
        <table className="repayment-table" aria-label={t('schedule.title')}>
          <thead>
            <tr>
              <th scope="col">{t('chart.year')}</th>
              <th scope="col">{t('schedule.instalments')}</th>
              <th scope="col">{t('schedule.interest')}</th>
              <th scope="col" className="repayment-table__extra">
                {t('schedule.principal')}
              </th>
              <th scope="col">{t('schedule.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {[...years].map(([year, { instalments, interest, balance }]) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{money(instalments)}</td>
                <td>{money(interest)}</td>
                <td className="repayment-table__extra">{money(instalments - interest)}</td>
                <td>{money(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
