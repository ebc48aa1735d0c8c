import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import type { ListedProperty } from '../../../property/property.queries';

/** How many real estates count to what the bank takes for one loan. */
export const countedToLimit = (properties: readonly ListedProperty[]): number =>
  properties.filter(({ sourceId }) => sourceId === valuationSource.product.code).length;
