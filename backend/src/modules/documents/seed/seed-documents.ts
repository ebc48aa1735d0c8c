import { addDays } from '../../../platform/calendar';
import { referenceDocumentArchive } from '../../../neighbours/document-archive/reference';
import type { Database } from '../../../platform/database/database';
import type { ModuleSeed } from '../../../seed/module-seed';
import { generalDocuments } from '../schema';
import { clientInformation } from './client-information';
import { forms } from './forms';
import { priceLists } from './price-lists';

/** Forms, price lists and information for clients. */
export const seedDocuments: ModuleSeed = {
  start: ({ db, today }) => ({ finish: () => writeDocuments(db, today) }),
};

/** @param today `YYYY-MM-DD` */
async function writeDocuments(db: Database, today: string): Promise<void> {
  // Loaded now only: it brings the library that writes documents.
  const { documentPdf } = await import('../../../platform/pdf/document-pdf');
  const archive = referenceDocumentArchive({ db, clock: { now: () => new Date(today) } });
  for (const document of [...forms, ...priceLists, ...clientInformation]) {
    const { name, category, changedDaysAgo } = document;
    const updatedOn = addDays(today, -changedDaysAgo);
    const content = await documentPdf(document, updatedOn);
    const file = { fileName: `${name}.pdf`, contentType: 'application/pdf', content };
    const { archiveId } = await archive.put(file);
    await db.insert(generalDocuments).values({
      name,
      category,
      format: 'pdf',
      updatedOn,
      size: content.length,
      archiveId,
    });
  }
}
