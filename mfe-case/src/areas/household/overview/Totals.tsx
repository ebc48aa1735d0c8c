import { serverNow } from '@advisor/api-client/server-clock';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { Household } from '@advisor/contracts/household/schemas';
import { formatMoney } from '@advisor/i18n/format';
import { bankDay } from '@advisor/lending/bank-day';
import { householdTotals } from '@advisor/lending/household-totals';
import { Money } from '@advisor/ui/components/Money';
import { useQueries } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';
import { childrenAges, type HouseholdValues } from './household.schema';
import { creditPolicyQuery, incomesQuery, obligationsQuery } from './household.queries';

interface TotalsProps {
  reference: ArrangementReference;
  household: Household;
  control: Control<HouseholdValues, unknown, HouseholdValues>;
}

const sumOf = <Row,>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** What was declared beside what the bank counts with, by what stands in the form. */
export function Totals({ reference, household, control }: TotalsProps) {
  const { t } = useTranslation('case-household');
  const { policy } = usePrefetchedQuery(creditPolicyQuery(reference.salesArrangementId)).data;
  const incomes = useQueries({
    queries: household.customers.map(({ customerOnSAId }) => incomesQuery(customerOnSAId)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const obligations = useQueries({
    queries: household.customers.map(({ customerOnSAId }) => obligationsQuery(customerOnSAId)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const values = useWatch({ control });
  const totals = householdTotals(
    {
      members: {
        adults: household.customers.length,
        childrenAges: childrenAges(values.children ?? ''),
      },
      incomes: [],
      obligations: [],
      expenses: {
        housing: values.housing ?? 0,
        insurance: values.insurance ?? 0,
        saving: values.savings ?? 0,
        other: values.other ?? 0,
      },
    },
    policy,
    bankDay(serverNow()),
  );
  const declared = {
    income: sumOf(incomes, ({ declaredAmount }) => declaredAmount),
    expenses: totals.expensesDeclared,
    instalments: sumOf(obligations, ({ installmentAmount = 0 }) => installmentAmount),
  };
  const counted = {
    income: sumOf(incomes, ({ countedAmount }) => countedAmount),
    // Without an income or an instalment, what is left is what the household costs.
    expenses: -totals.left,
    instalments: sumOf(obligations, ({ countedInstallment }) => countedInstallment),
  };
  const left = ({ income, expenses, instalments }: typeof counted) =>
    income - expenses - instalments;
  const rows = [
    ...(['income', 'expenses', 'instalments'] as const).map(
      (name) => [name, declared[name], counted[name]] as const,
    ),
    ['left', left(declared), left(counted)] as const,
  ];
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
        {t('totals.livingMinimum', { amount: formatMoney(totals.livingMinimum, { decimals: 0 }) })}{' '}
        {policy.incomes.supplementaryMaxPercent < 100 &&
          t('totals.supplementary', { share: policy.incomes.supplementaryMaxPercent })}
      </p>
    </section>
  );
}
