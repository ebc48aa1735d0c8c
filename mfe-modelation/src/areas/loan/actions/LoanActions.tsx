import type { FoundClient } from '../../../client/client-search.mutations';
import { OfferActions } from '../../../create-case/OfferActions';
import { useFoundingOptions } from '../use-founding-options';
import { PinButton } from './PinButton';
import { useSavedOffer } from './use-saved-offer';

interface LoanActionsProps {
  /** Whom it was modelled for. */
  client: FoundClient | undefined;
}

/** What can be done with a loan that is modelled without a case. */
export function LoanActions({ client }: LoanActionsProps) {
  return (
    <OfferActions offer={useSavedOffer()} {...useFoundingOptions(client)}>
      <PinButton />
    </OfferActions>
  );
}
