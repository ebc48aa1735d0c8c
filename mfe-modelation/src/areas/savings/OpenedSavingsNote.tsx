import { useQueryClient } from '@tanstack/react-query';
import { OpenedOfferNote, type Recalculated } from '../../offer/OpenedOfferNote';
import { renewedQuery, savingsSimulationQuery } from '../../offer/offer.queries';
import { toSavingsInput } from './savings-form.schema';
import { useSavings } from './savings-context';
import { seenOf, useSavingsChanges } from './use-saved-savings';

/** Whether the numbers are those of the offer that the screen was opened with. */
export function OpenedSavingsNote() {
  const queryClient = useQueryClient();
  const { form, opened, openedView } = useSavings();
  const changesOf = useSavingsChanges();
  if (!opened) return null;
  const compare = async (): Promise<Recalculated> => {
    const input = toSavingsInput(opened.form);
    const before = seenOf(opened.offer);
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
    <OpenedOfferNote
      openedView={openedView}
      compare={compare}
      onRestore={() => form.reset(opened.form)}
    />
  );
}
