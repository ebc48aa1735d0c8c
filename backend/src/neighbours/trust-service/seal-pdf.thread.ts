import type { SealingKey } from '../../platform/config/sealing-key';
import { sealPdf } from './seal-pdf';

export interface PdfToSeal {
  pdf: Uint8Array;
  reason: string;
  sealedOn: Date;
  key: SealingKey;
}

export default ({ pdf, reason, sealedOn, key }: PdfToSeal): Promise<Uint8Array> =>
  sealPdf(Buffer.from(pdf), { key, reason, sealedOn });
