import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { OrderScreen } from '../OrderScreen';
import { AppraisalOrder } from './AppraisalOrder';

/** A real estate that an appraiser comes to see. */
export default function StandardPage() {
  return (
    <OrderScreen
      valuationTypeId={valuationType.standard.code}
      renderForm={(reference, property) => (
        <AppraisalOrder
          valuationTypeId={valuationType.standard.code}
          reference={reference}
          property={property}
        />
      )}
    />
  );
}
