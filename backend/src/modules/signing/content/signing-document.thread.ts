import { documentPdf } from '../../../platform/pdf/document-pdf';
import type { ToPrint } from './print-document';

export default ({ page, updatedOn, attachment }: ToPrint): Promise<Uint8Array> =>
  documentPdf(page, updatedOn, attachment);
