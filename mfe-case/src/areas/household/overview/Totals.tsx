import { withoutUnread } from '@advisor/forms/without-unread';
import { permission } from '@advisor/contracts/permissions';
import { formatMoney } from '@advisor/i18n/format';
import { usePermission } from '@advisor/shell/session';
import { Money } from '@advisor/ui/components/Money';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type HouseholdOfApplication, useHouseholdBudget } from '../use-household-budget';
import { type HouseholdValues, toStated } from './household.schema';

interface TotalsProps extends Omit<HouseholdOfApplication, 'stated'> {
  control: Control<HouseholdValues, unknown, HouseholdValues>;
}

/** What was declared beside what the bank counts with, by what stands in the form. */
export function Totals({ control, ...of }: TotalsProps) {
  const { t } = useTranslation('case-household');
  const values = useWatch({ control, compute: withoutUnread });
  const { policy, count } = useHouseholdBudget({ ...of, stated: () => toStated(values) });
  const { declared, counted, livingMinimum } = count();
  const maySeeReports = usePermission(permission.viewRequestedObligations);
  const rows = (['income', 'expenses', 'instalments', 'left'] as const).map(
    (name) => [name, declared[name], counted[name]] as const,
  );
  return (
    <section className="household-totals" aria-label={t('totals.label')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('totals.monthly')}</th>
            {rows.map(([name]) => (
              <th key={name} scope="col">
                {t(`totals.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('totals.declared')}</th>
            {rows.map(([name, amount]) => (
              <td key={name}>
                <Money value={amount} decimals={0} />
              </td>
            ))}
          </tr>
          <tr className="household-totals__counted">
            <th scope="row">{t('totals.counted')}</th>
            {rows.map(([name, , amount]) => (
              <td key={name}>
                <Money value={amount} decimals={0} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="adv-muted">
        {t('totals.livingMinimum', { amount: formatMoney(livingMinimum, { decimals: 0 }) })}{' '}
        {policy.incomes.supplementaryMaxPercent < 100 &&
          t('totals.supplementary', { share: policy.incomes.supplementaryMaxPercent })}{' '}
        {!maySeeReports && t('totals.withoutReports')}
      </p>
    </section>
  );
}
