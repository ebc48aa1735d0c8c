import { addDays } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { documentPdf } from '../../../platform/pdf/document-pdf';
import type { ModuleSeed } from '../../../seed/module-seed';
import { generalDocuments } from '../schema';
import { clientInformation } from './client-information';
import { forms } from './forms';
import { priceLists } from './price-lists';

/** Forms, price lists and information for clients. */
export const seedDocuments: ModuleSeed = ({ db, today }) => ({
  finish: () => writeDocuments(db, today),
});

/** @param today `YYYY-MM-DD` */
async function writeDocuments(db: Database, today: string): Promise<void> {
  for (const document of [...forms, ...priceLists, ...clientInformation]) {
    const { name, category, changedDaysAgo } = document;
    const updatedOn = addDays(today, -changedDaysAgo);
    const content = await documentPdf(document, updatedOn);
    await db.insert(generalDocuments).values({ name, category, format: 'pdf', updatedOn, content });
  }
}
