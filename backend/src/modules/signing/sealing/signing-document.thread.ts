import type { PageContent } from '../../../platform/pdf/page-content';
import { documentPdf } from '../../../platform/pdf/document-pdf';

export interface DocumentToPrint {
  page: PageContent;
  /** `YYYY-MM-DD` of the last change. */
  updatedOn: string;
}

export default ({ page, updatedOn }: DocumentToPrint): Promise<Uint8Array> =>
  documentPdf(page, updatedOn);
