import { createHash } from 'node:crypto';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { caseDocumentType } from '@advisor/contracts/codebooks/document';
import { sql } from 'drizzle-orm';
import {
  caseDocuments,
  temporaryDocuments,
  temporaryParts,
} from '../../../domain/case-documents/schema';
import { placeOfPart } from '../../../domain/case-documents/temporary-content';
import { cases } from '../../../domain/cases/schema/cases';
import { documentsOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { putBytes } from '../../../neighbours/document-archive/archived-content';
import { referenceDocumentArchive } from '../../../neighbours/document-archive/reference';
import type { Database } from '../../../platform/database/database';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';
import type { ModuleSeed, SeedContext } from '../../../seed/module-seed';
import { firstCaseId, type SeededCase } from '../../../seed/seeded-case';
import { papersOf } from './papers';
import { type MadeFile, type SampleFile, sampleFiles } from './sample-files';

type DocumentRow = typeof caseDocuments.$inferInsert;
type Archived = MadeFile & { archiveId: string; sha256: string };

/** Cases that have documents: those of the demo users are among them. */
const mostCases = 1_000;
const minute = 60_000;

/** Documents that the cases have gathered on their way; of each owner's first case in approval the last one did not get to the archive. */
export const seedCaseDocuments: ModuleSeed = {
  start: async (context) => {
    const files = await archiveFiles(context);
    const failed = new Map<number, DocumentRow>();
    return {
      tables: [caseDocuments],
      addRows(seeded) {
        if (seeded.isTest || seeded.index >= mostCases) return;
        const rows = documentRows(seeded, files);
        const last = rows.at(-1);
        const ownerId = last?.authorId ?? 0;
        const isFailed = seeded.scenario.name === 'in-approval' && !failed.has(ownerId);
        if (isFailed && last !== undefined) failed.set(ownerId, last);
        seeded.rows.add(caseDocuments, ...(isFailed ? rows.slice(0, -1) : rows));
      },
      finish: () => putFailed(context, [...failed.values()], files.answer),
    };
  },
  contradictions: [
    {
      name: 'a paid-out loan has no signed contract among its documents',
      found: sql`select arrangement.id from sales_arrangements as arrangement
        where state = ${salesArrangementState.disbursed.code}
          and case_id between ${firstCaseId} and ${firstCaseId + mostCases - 1}
          and not exists (
            select from case_documents as document
            where document.case_id = arrangement.case_id
              and document.document_type_code = ${caseDocumentType.signed.code})`,
    },
    {
      name: 'a document is older than its case, or came after its last change',
      found: sql`select document.id from case_documents as document
        join cases on cases.id = document.case_id
        where document.created_on not between cases.created_on and cases.last_changed_on`,
    },
  ],
};

/** Each file once: what cases have of the same kind says the same. */
async function archiveFiles({ db, today, fileSealer }: SeedContext) {
  const clock = { now: () => new Date(today) };
  const archive = referenceDocumentArchive({ db, clock, fileSealer });
  const archived: Partial<Record<SampleFile, Archived>> = {};
  for (const [name, file] of Object.entries(await sampleFiles(today))) {
    const sha256 = createHash('sha256').update(file.content).digest('hex');
    archived[name as SampleFile] = { ...file, ...(await putBytes(archive, file)), sha256 };
  }
  return archived as Record<SampleFile, Archived>;
}

function documentRows(
  { caseId, scenario, rows }: SeededCase,
  files: Record<SampleFile, Archived>,
): DocumentRow[] {
  const [row] = rows.of(cases);
  if (row === undefined) return [];
  const { createdOn, lastChangedOn, ownerId, productTypeId } = row;
  const [form] = rows.of(documentsOnSA);
  return papersOf(scenario.name, productTypeId).map((paper, place) => {
    const { file, kind, source, isEarly, description } = paper;
    const { content, ...facts } = files[file];
    const early = new Date(Math.min(+createdOn + place * minute, +lastChangedOn));
    return {
      ...facts,
      caseId,
      guid: `demonstration-${caseId}-${place}`,
      size: content.length,
      documentTypeCode: caseDocumentType[kind].code,
      description,
      formId: kind === 'signed' ? form?.formId : undefined,
      source,
      authorId: ownerId,
      createdOn: isEarly ? early : lastChangedOn,
    };
  });
}

/** Documents that the archive did not take: their content is where it came to, so that it can be tried again. */
async function putFailed(
  { db, fileSealer }: { db: Database; fileSealer: PartSealer },
  documents: readonly DocumentRow[],
  { content, sha256, contentType, fileName }: Archived,
): Promise<void> {
  for (const { guid, authorId, createdOn, ...document } of documents) {
    const userId = authorId ?? 0;
    const size = content.length;
    const facts = { guid, fileName, contentType, sha256, size, createdOn };
    await db.insert(temporaryDocuments).values({ ...facts, userId, received: size });
    const sealed = fileSealer.seal(content, placeOfPart(guid, 0));
    await db.insert(temporaryParts).values({ guid, start: 0, sealed });
    await db.insert(caseDocuments).values({ ...document, ...facts, authorId, archiveId: null });
  }
}
