import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';

const money = (value: number) => formatMoney(value, { decimals: 0 });

/** The schedule summed up by calendar years. Charges have a column where there are any. */
export function YearTable({ years }: Pick<LoanResult, 'years'>) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const hasCharges = years.some(({ charges }) => charges > 0);
  return (
    <table className="modelation-table" aria-label={t('schedule.byYearsLabel')}>
      <thead>
        <tr>
          <th scope="col">{t('modelation:schedule.year')}</th>
          <th scope="col">{t('schedule.principal')}</th>
          <th scope="col">{t('schedule.interest')}</th>
          {hasCharges && <th scope="col">{t('schedule.charges')}</th>}
          <th scope="col">{t('schedule.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, principal, interest, charges, balance }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{money(principal)}</td>
            <td>{money(interest)}</td>
            {hasCharges && <td>{money(charges)}</td>}
            <td>{money(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
