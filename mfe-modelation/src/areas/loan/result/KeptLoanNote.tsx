import { useQueryClient } from '@tanstack/react-query';
import { KeptOfferNote, type Recalculated } from '../../../offer/KeptOfferNote';
import { loanSimulationQuery, renewedQuery } from '../../../offer/offer.queries';
import { useLoanForm } from '../form-context';
import { useSimulation } from '../simulation';
import { useLoanChanges } from '../use-save-loan';
import { toLoanInput } from '../loan-form.schema';

/** Whether the numbers are those of the offer that the screen was opened with. */
export function KeptLoanNote() {
  const queryClient = useQueryClient();
  const { form, product, salesArrangementId } = useLoanForm();
  const { kept, keeping } = useSimulation();
  const changesOf = useLoanChanges();
  if (!kept) return null;
  const compare = async (): Promise<Recalculated> => {
    const input = toLoanInput(kept.form);
    if (!input) return { changes: [], problems: [] };
    const { result, findings } = await queryClient.fetchQuery(
      renewedQuery(loanSimulationQuery(product, input, { salesArrangementId })),
    );
    return {
      changes: result ? changesOf(kept.offer.result, result) : [],
      problems: findings
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => message),
    };
  };
  return (
    <KeptOfferNote keeping={keeping} compare={compare} onRestore={() => form.reset(kept.form)} />
  );
}
