import { withoutUnread } from '@advisor/forms/without-unread';
import { formatMoney } from '@advisor/i18n/format';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newRow } from '../household-budget';
import { PanelBudget } from '../PanelBudget';
import { HouseholdContext } from '../use-household-budget';
import type { ObligationForm } from './obligation.schema';
import type { ListedObligation } from './obligations.queries';
import { typedObligation } from './typed-obligation';

interface CountedObligationProps {
  form: ObligationForm;
  customerOnSAId: number;
  /** Absent for a new one. */
  listed: ListedObligation | undefined;
}

/** What the bank counts of the obligation in the form, why, and what is left with it. */
export function CountedObligation({ form, customerOnSAId, listed }: CountedObligationProps) {
  const { t } = useTranslation('case-household');
  const household = useContext(HouseholdContext);
  const values = useWatch({ control: form.control, compute: withoutUnread });
  if (household === undefined) return null;
  const obligationId = listed?.obligationId ?? newRow;
  const obligation = typedObligation(values, customerOnSAId, listed);
  const { installmentAmount, loanPrincipalAmount, creditCardLimit } = obligation.obligation;
  const isAmountKnown = (installmentAmount ?? loanPrincipalAmount ?? creditCardLimit) !== undefined;
  return (
    <PanelBudget household={household} typed={{ obligation }}>
      {(budget) => {
        const counted = budget?.obligations.get(obligationId)?.counted;
        return (
          counted &&
          (listed !== undefined || isAmountKnown) && (
            <p>
              {t('obligations.counted', { amount: formatMoney(counted.instalment) })}{' '}
              {t(`obligations.reason.${counted.reason}`)}
            </p>
          )
        );
      }}
    </PanelBudget>
  );
}
