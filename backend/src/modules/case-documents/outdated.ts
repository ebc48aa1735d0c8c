import { and, lt, sql } from 'drizzle-orm';
import { caseDocuments, temporaryDocuments } from '../../domain/case-documents/schema';
import type { Outdated } from '../../platform/operations/clean-up';

/** What was not saved in a day is forgotten; what the archive does not have yet, never. */
const retainedMilliseconds = 86_400_000;

export const outdatedUploads: Outdated = ({ clock }) => [
  {
    table: temporaryDocuments,
    isOver: and(
      lt(temporaryDocuments.createdOn, new Date(clock.now().getTime() - retainedMilliseconds)),
      sql`not exists (select from ${caseDocuments} document
        where document.guid = ${temporaryDocuments.guid} and document.archive_id is null)`,
    ),
  },
];
