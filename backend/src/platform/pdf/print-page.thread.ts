import { documentPdf } from './document-pdf';
import type { PageContent } from './page-content';

export interface PageToPrint {
  page: PageContent;
  /** `YYYY-MM-DD` */
  day: string;
}

export default ({ page, day }: PageToPrint): Promise<Uint8Array> => documentPdf(page, day);
