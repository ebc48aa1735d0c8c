import { OfferActions } from '../../offer/OfferActions';
import type { LoanOffer } from '../variants/variant';
import { PinButton } from './PinButton';
import { useSavedOffer } from './use-saved-offer';

interface LoanActionsProps {
  /** The offer that the form began with. */
  kept: LoanOffer | undefined;
}

/** What can be done with a loan that is modelled without a case. */
export function LoanActions({ kept }: LoanActionsProps) {
  return (
    <OfferActions offer={useSavedOffer(kept)}>
      <PinButton />
    </OfferActions>
  );
}
