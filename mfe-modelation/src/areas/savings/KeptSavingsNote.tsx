import { useQueryClient } from '@tanstack/react-query';
import { KeptOfferNote, type Recalculated } from '../../offer/KeptOfferNote';
import { renewedQuery, savingsSimulationQuery } from '../../offer/offer.queries';
import { toSavingsInput } from './savings-form.schema';
import { useSavings } from './savings-context';
import { seenOf, useSavingsChanges } from './use-saved-savings';

/** Whether the numbers are those of the offer that the screen was opened with. */
export function KeptSavingsNote() {
  const queryClient = useQueryClient();
  const { form, kept, keeping } = useSavings();
  const changesOf = useSavingsChanges();
  if (!kept) return null;
  const compare = async (): Promise<Recalculated> => {
    const input = toSavingsInput(kept.form);
    const before = seenOf(kept.offer);
    if (!input || !before) return { changes: [], problems: [] };
    const renewed = await queryClient.fetchQuery(renewedQuery(savingsSimulationQuery(input)));
    const now = seenOf(renewed);
    return {
      changes: now ? changesOf(before, now) : [],
      problems: renewed.findings
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => message),
    };
  };
  return (
    <KeptOfferNote keeping={keeping} compare={compare} onRestore={() => form.reset(kept.form)} />
  );
}
