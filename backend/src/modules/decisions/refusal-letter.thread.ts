import { documentPdf } from '../../platform/pdf/document-pdf';
import type { PageContent } from '../../platform/pdf/page-content';

export interface LetterToPrint {
  page: PageContent;
  /** `YYYY-MM-DD` */
  day: string;
}

export default ({ page, day }: LetterToPrint): Promise<Uint8Array> => documentPdf(page, day);
