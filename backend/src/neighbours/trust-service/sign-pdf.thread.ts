import type { SealingKey } from '../../platform/config/sealing-key';
import { type SignedPdf, signPdf } from './seal-pdf';

export interface PdfToSign {
  pdf: Uint8Array;
  reason: string;
  sealedOn: Date;
  key: SealingKey;
}

export default ({ pdf, reason, sealedOn, key }: PdfToSign): Promise<SignedPdf> =>
  signPdf(Buffer.from(pdf), { key, reason, sealedOn });
