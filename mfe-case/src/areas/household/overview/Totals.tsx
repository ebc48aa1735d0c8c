import { serverNow } from '@advisor/api-client/server-clock';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { Household } from '@advisor/contracts/household/schemas';
import { bankDay } from '@advisor/lending/bank-day';
import { householdTotals } from '@advisor/lending/household-totals';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
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

/** What the bank counts with, by what stands in the form. */
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
  const income = incomes.reduce((sum, { countedAmount }) => sum + countedAmount, 0);
  const instalments = obligations.reduce((sum, one) => sum + one.countedInstallment, 0);
  const rows = [
    ['income', income],
    ['expenses', totals.expensesDeclared],
    ['livingMinimum', totals.livingMinimum],
    ['instalments', instalments],
    ['left', income - instalments + totals.left],
  ] as const;
  return (
    <section className="household-totals" aria-label={t('totals.label')}>
      <DescriptionList
        items={rows.map(([name, value]) => ({
          label: t(`totals.${name}`),
          value: <Money value={value} />,
        }))}
      />
    </section>
  );
}
