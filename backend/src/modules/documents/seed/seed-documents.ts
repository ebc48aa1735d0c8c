import { addDays } from '../../../platform/calendar';
import { putBytes } from '../../../neighbours/document-archive/archived-content';
import { referenceDocumentArchive } from '../../../neighbours/document-archive/reference';
import type { Database } from '../../../platform/database/database';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';
import type { ModuleSeed } from '../../../seed/module-seed';
import { generalDocuments } from '../schema';
import { clientInformation } from './client-information';
import { forms } from './forms';
import { priceLists } from './price-lists';

/** Forms, price lists and information for clients. */
export const seedDocuments: ModuleSeed = {
  start: ({ db, today, fileSealer }) => ({ finish: () => writeDocuments(db, today, fileSealer) }),
};

/** @param today `YYYY-MM-DD` */
async function writeDocuments(db: Database, today: string, fileSealer: PartSealer): Promise<void> {
  // Loaded now only: it brings the library that writes documents.
  const { documentPdf } = await import('../../../platform/pdf/document-pdf');
  const archive = referenceDocumentArchive({
    db,
    clock: { now: () => new Date(today) },
    fileSealer,
  });
  for (const document of [...forms, ...priceLists, ...clientInformation]) {
    const { name, category, changedDaysAgo } = document;
    const updatedOn = addDays(today, -changedDaysAgo);
    const content = await documentPdf(document, updatedOn);
    const file = { fileName: `${name}.pdf`, contentType: 'application/pdf', content };
    const { archiveId } = await putBytes(archive, file);
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
