import { addDays } from '../../calendar';
import type { Database } from '../../db/database';
import { generalDocuments } from '../../db/schema/general-documents';
import { clientInformation } from './client-information';
import { documentPdf } from './document-pdf';
import { forms } from './forms';
import { priceLists } from './price-lists';

/** @param today `YYYY-MM-DD` */
export async function seedGeneralDocuments(db: Database, today: string): Promise<void> {
  for (const document of [...forms, ...priceLists, ...clientInformation]) {
    const { name, category, changedDaysAgo } = document;
    const updatedOn = addDays(today, -changedDaysAgo);
    const content = await documentPdf(document, updatedOn);
    await db.insert(generalDocuments).values({ name, category, format: 'pdf', updatedOn, content });
  }
}
