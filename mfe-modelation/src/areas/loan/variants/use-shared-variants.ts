import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { variantOfOffer, type LoanOffer, type Variant } from '../variant';

/** What the link has brought is where the work begins; later links are made here. */
export function useSharedVariants(offers: readonly LoanOffer[]): readonly Variant[] {
  const { t } = useTranslation('modelation-loan');
  const [variants] = useState(() =>
    offers.map((offer, index) =>
      variantOfOffer(offer, t('variants.defaultName', { number: index + 1 })),
    ),
  );
  return variants;
}
