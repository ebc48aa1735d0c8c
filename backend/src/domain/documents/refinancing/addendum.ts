import type { Block } from '../../../platform/pdf/page-content';
import { rateChange } from '../../refinancing/loan-projection';
import type { TakenOffer } from '../document-facts';
import {
  assumptions,
  bothRates,
  comparedTime,
  changeFeeFacts,
  deadlineFacts,
  type SavedRate,
  newInstalmentFacts,
  newRateFacts,
} from './rate-rows';

/** What is agreed about a new rate, by the offer that was taken over. */
export function agreedRate({ offerId, signatureDeadline }: TakenOffer, saved: SavedRate): Block[] {
  const change = rateChange(saved);
  return [
    {
      facts: [
        ['Podle nabídky č.', String(offerId)],
        ...newRateFacts(saved, change),
        ...newInstalmentFacts(change),
        ...changeFeeFacts(saved),
        ...deadlineFacts(signatureDeadline),
      ],
    },
    ...(saved.kind === 'retention' && change.after.fee > 0
      ? [
          {
            text: 'Poplatek za změnu sazby zaplatí klient v den, od kterého nová sazba platí, z účtu pro splácení.',
          },
        ]
      : []),
    { heading: 'Náklady úvěru' },
    { text: comparedTime(saved) },
    bothRates(change),
    { note: assumptions(change, saved.effectiveFrom) },
  ];
}
