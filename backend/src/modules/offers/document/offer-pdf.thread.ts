import type { OfferContent } from './offer-content';
import { offerPdf } from './offer-pdf';

export interface OfferToPrint {
  content: OfferContent;
  createdOn: Date;
}

export default ({ content, createdOn }: OfferToPrint): Promise<Uint8Array> =>
  offerPdf(content, createdOn);
