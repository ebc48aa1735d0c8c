import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';

/** What the server did not do with an offer, in its words. */
export interface OfferRefusal {
  offerId: number;
  text: string | undefined;
}

/** An offer among the others of its case. */
export interface OfferInTable {
  caseId: number;
  offer: RefixationOffer;
  /** The one that is selected now. */
  selected: RefixationOffer | undefined;
  /** First day of the next fixation. */
  from: string | undefined;
  mayChange: boolean;
  maySelect: boolean;
  isProcessOpen: boolean;
  /** Of the refixation, 0 while there is none. */
  version: number;
  onRefused: (refusal: OfferRefusal | undefined) => void;
}
