import { documentPdf } from '../../../platform/pdf/document-pdf';
import type { PrintedPage } from './print-document';

export default ({ page, updatedOn }: PrintedPage): Promise<Uint8Array> =>
  documentPdf(page, updatedOn);
