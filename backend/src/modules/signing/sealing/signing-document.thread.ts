import type { PageContent } from '../../../platform/pdf/page-content';
import { documentPdf } from '../../../platform/pdf/document-pdf';
import { sealPdf } from './seal-pdf';
import type { SealingKey } from '../../../platform/config/sealing-key';

export interface DocumentToPrint {
  page: PageContent;
  /** `YYYY-MM-DD` of the last change. */
  updatedOn: string;
  /** Absent: nobody has signed yet. */
  seal?: { key: SealingKey; signedOn: Date };
}

export default async ({ page, updatedOn, seal }: DocumentToPrint): Promise<Uint8Array> => {
  const plain = await documentPdf(page, updatedOn);
  return seal === undefined ? plain : sealPdf(plain, seal.key, seal.signedOn);
};
