import { type SignedPdf, stampPdf } from './seal-pdf';

export interface PdfToStamp {
  signed: SignedPdf;
  token: Uint8Array;
}

export default ({ signed, token }: PdfToStamp): Promise<Uint8Array> => stampPdf(signed, token);
