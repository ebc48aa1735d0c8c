import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { withoutUnread } from '@advisor/forms/without-unread';
import { formatMoney } from '@advisor/i18n/format';
import { owedOf } from '@advisor/lending/affordability/consolidation';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  HouseholdContext,
  type HouseholdOfApplication,
  useHouseholdBudget,
} from '../use-household-budget';
import type { ObligationForm } from './obligation.schema';
import type { ListedObligation } from './obligations.queries';
import { typedObligation } from './typed-obligation';

interface ConsolidatedAmountProps {
  form: ObligationForm;
  customerOnSAId: number;
  /** Absent for a new one. */
  listed: ListedObligation | undefined;
}

/** What the new loan repays of the obligation; says why that takes no instalment away. */
export function ConsolidatedAmount(props: ConsolidatedAmountProps) {
  const household = useContext(HouseholdContext);
  return household === undefined ? (
    <AmountField form={props.form} />
  ) : (
    <AmountWithReason {...props} household={household} />
  );
}

function AmountWithReason({
  form,
  customerOnSAId,
  listed,
  household,
}: ConsolidatedAmountProps & { household: HouseholdOfApplication }) {
  const { t } = useTranslation('case-household');
  const { tryToCount, consolidationLimit } = useHouseholdBudget(household);
  const values = useWatch({ control: form.control, compute: withoutUnread });
  const obligation = typedObligation(values, customerOnSAId, listed);
  const budget = tryToCount({ obligation });
  const row = budget?.obligations.get(obligation.obligationId);
  const owed = row && owedOf(row.facts);
  const hints = {
    notCovered: t('obligations.consolidation.notCovered', {
      amount: formatMoney(budget?.toConsolidate ?? 0),
      limit: formatMoney(consolidationLimit ?? 0),
    }),
    partlyConsolidated:
      owed === undefined
        ? t('obligations.consolidation.unknown')
        : t('obligations.consolidation.partly', { owed: formatMoney(owed) }),
  };
  const reason = row?.counted.reason;
  const hint =
    reason === 'notCovered' || reason === 'partlyConsolidated' ? hints[reason] : undefined;
  return <AmountField form={form} hint={hint} />;
}

function AmountField({ form, hint }: { form: ObligationForm; hint?: string | undefined }) {
  const { t } = useTranslation('case-household');
  return (
    <MoneyField
      control={form.control}
      name="amountConsolidated"
      label={t('obligations.field.consolidated')}
      hint={hint}
      required
    />
  );
}
