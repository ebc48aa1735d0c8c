import { type BudgetObligation, newRow, toBudgetObligation } from '../household-budget';
import { type ObligationValues, toObligation } from './obligation.schema';
import { isReported, type ListedObligation } from './obligations.queries';

/** The obligation in the form as the household counts it; of the bureau's only the correction changes. */
export function typedObligation(
  values: ObligationValues,
  customerOnSAId: number,
  listed: ListedObligation | undefined,
): BudgetObligation {
  const input = toObligation(values);
  if (listed === undefined || !isReported(listed))
    return { customerOnSAId, obligationId: listed?.obligationId ?? newRow, obligation: input };
  const { correction, amountConsolidated } = input;
  return {
    ...toBudgetObligation(customerOnSAId, listed),
    obligation: { ...listed, correction, amountConsolidated },
  };
}
