import type { FoundClient } from '../../client/client-search.mutations';
import { OfferActions } from '../../offer/OfferActions';
import type { LoanOffer } from '../variants/variant';
import { PinButton } from './PinButton';
import { useSavedOffer } from './use-saved-offer';

interface LoanActionsProps {
  /** The offer that the form began with. */
  kept: LoanOffer | undefined;
  /** Whom it was modelled for. */
  client: FoundClient | undefined;
}

/** What can be done with a loan that is modelled without a case. */
export function LoanActions({ kept, client }: LoanActionsProps) {
  return (
    <OfferActions offer={useSavedOffer(kept)} client={client}>
      <PinButton />
    </OfferActions>
  );
}
