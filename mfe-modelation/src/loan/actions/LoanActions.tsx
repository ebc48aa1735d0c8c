import { OfferActions } from '../../offer/OfferActions';
import { PinButton } from './PinButton';
import { useSavedOffer } from './use-saved-offer';

/** What can be done with a loan that is modelled without a case. */
export function LoanActions() {
  return (
    <OfferActions offer={useSavedOffer()}>
      <PinButton />
    </OfferActions>
  );
}
