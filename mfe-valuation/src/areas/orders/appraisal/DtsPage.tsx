import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { OrderScreen } from '../OrderScreen';
import { AppraisalOrder } from './AppraisalOrder';

/** A flat or a house valued by its papers and photographs. */
export default function DtsPage() {
  return (
    <OrderScreen
      valuationTypeId={valuationType.dts.code}
      renderForm={(reference, property) => (
        <AppraisalOrder
          valuationTypeId={valuationType.dts.code}
          reference={reference}
          property={property}
        />
      )}
    />
  );
}
