import { useState } from 'react';
import { variantOfOffer, type LoanOffer, type Variant } from '../variant';

/** What the link has brought is where the work begins; later links are made here. */
export function useSharedVariants(offers: readonly LoanOffer[]): readonly Variant[] {
  const [variants] = useState(() => offers.map(variantOfOffer));
  return variants;
}
