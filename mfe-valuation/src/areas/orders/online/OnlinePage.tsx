import { realEstateVariant, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { OrderScreen } from '../OrderScreen';
import { OnlineOrder } from './OnlineOrder';

/** A flat or a house valued by the statistical model. */
export default function OnlinePage() {
  return (
    <OrderScreen
      valuationTypeId={valuationType.online.code}
      canBeAskedAgain={({ realEstateVariant: variant }) => variant === realEstateVariant.flat.code}
      renderForm={(reference, property) => (
        <OnlineOrder reference={reference} property={property} />
      )}
    />
  );
}
