import type { FoundClient } from '../../../client/client-search.mutations';
import { OfferActions } from '../../../create-case/OfferActions';
import { useModelForBorn } from '../use-model-for-born';
import { PinButton } from './PinButton';
import { useSavedOffer } from './use-saved-offer';

interface LoanActionsProps {
  /** Whom it was modelled for. */
  client: FoundClient | undefined;
}

/** What can be done with a loan that is modelled without a case. */
export function LoanActions({ client }: LoanActionsProps) {
  const modelForBorn = useModelForBorn();
  return (
    <OfferActions
      offer={useSavedOffer()}
      client={client}
      // What was calculated without the age, or with another one, is no offer for this client.
      onClientRefused={modelForBorn}
    >
      <PinButton />
    </OfferActions>
  );
}
