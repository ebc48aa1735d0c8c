import { documentPdf } from '../../../platform/pdf/document-pdf';
import type { PageContent } from '../../../platform/pdf/page-content';

export interface PaperToPrint {
  page: PageContent;
  /** `YYYY-MM-DD` */
  day: string;
}

export default ({ page, day }: PaperToPrint): Promise<Uint8Array> => documentPdf(page, day);
