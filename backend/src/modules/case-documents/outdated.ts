import { and, lt } from 'drizzle-orm';
import { mergedDocuments, temporaryDocuments } from '../../domain/case-documents/schema';
import { isUnneeded } from '../../domain/case-documents/uploads';
import { bankDay } from '../../platform/calendar';
import type { Outdated } from '../../platform/operations/clean-up';

/** What was not saved in a day is forgotten; what the archive does not have yet, never. */
export const retainedMilliseconds = 86_400_000;

export const outdatedFiles: Outdated = ({ clock }) => [
  { table: mergedDocuments, isOver: lt(mergedDocuments.keptTo, bankDay(clock.now())) },
  {
    table: temporaryDocuments,
    isOver: and(
      lt(temporaryDocuments.createdOn, new Date(clock.now().getTime() - retainedMilliseconds)),
      isUnneeded,
    ),
  },
];
