import { useQueryClient } from '@tanstack/react-query';
import { OpenedOfferNote, type Recalculated } from '../../../offer/OpenedOfferNote';
import { loanSimulationQuery, renewedQuery } from '../../../offer/offer.queries';
import { useLoanForm } from '../form-context';
import { useSimulation } from '../simulation';
import { useLoanChanges } from '../use-save-loan';
import { toLoanInput } from '../loan-form.schema';

/** Whether the numbers are those of the offer that the screen was opened with. */
export function OpenedLoanNote() {
  const queryClient = useQueryClient();
  const { form, product, salesArrangementId } = useLoanForm();
  const { opened, openedView } = useSimulation();
  const changesOf = useLoanChanges();
  if (!opened) return null;
  const compare = async (): Promise<Recalculated> => {
    const input = toLoanInput(opened.form);
    if (!input) return { changes: [], problems: [] };
    const { result, findings } = await queryClient.fetchQuery(
      renewedQuery(loanSimulationQuery(product, input, { salesArrangementId })),
    );
    return {
      changes: result ? changesOf(opened.offer.result, result) : [],
      problems: findings
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => message),
    };
  };
  return (
    <OpenedOfferNote
      openedView={openedView}
      compare={compare}
      onRestore={() => form.reset(opened.form)}
    />
  );
}
