import { formatMoney } from '@advisor/i18n/format';
import { Money } from '@advisor/ui/components/Money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Budget } from './household-budget';
import {
  type HouseholdOfApplication,
  type TypedRow,
  useHouseholdBudget,
} from './use-household-budget';

interface PanelBudgetProps {
  household: HouseholdOfApplication;
  typed: TypedRow;
  /** What the bank counts of the typed row; nothing while it is impossible. */
  children: (budget: Budget | undefined) => ReactNode;
}

/** What is left for the household with what is being typed, above the form of a panel. */
export function PanelBudget({ household, typed, children }: PanelBudgetProps) {
  const { t } = useTranslation('case-household');
  const { count, tryToCount } = useHouseholdBudget(household);
  const budget = tryToCount(typed);
  const before = count().counted.left;
  const left = budget?.counted.left;
  return (
    <section className="panel-budget" aria-label={t('budget.label')}>
      {children(budget)}
      <p>
        {t('budget.left')}{' '}
        <strong>
          <Money value={left} decimals={0} />
        </strong>
        {left !== undefined && left !== before && (
          <span className="adv-muted">
            {' '}
            {t('budget.before', { amount: formatMoney(before, { decimals: 0 }) })}
          </span>
        )}
      </p>
    </section>
  );
}
