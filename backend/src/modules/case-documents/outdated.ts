import { and, eq, lt } from 'drizzle-orm';
import { mergedDocuments, temporaryDocuments } from '../../domain/case-documents/schema';
import { isUnneeded } from '../../domain/case-documents/uploads';
import { clientFiles, clientLinkSessions } from '../../domain/client-requests/schema';
import { bankDay } from '../../platform/calendar';
import type { Outdated } from '../../platform/operations/clean-up';
import { lookedAtSince } from './client-requests/request-state';

/** What was not saved in a day is forgotten; what the archive does not have yet, never. */
export const retainedMilliseconds = 86_400_000;
const aDayBefore = (now: Date) => new Date(now.getTime() - retainedMilliseconds);

export const outdatedFiles: Outdated = ({ clock }) => [
  // No session goes on for a day without a call.
  { table: clientLinkSessions, isOver: lt(clientLinkSessions.lastSeenOn, aDayBefore(clock.now())) },
  {
    table: clientFiles,
    isOver: and(
      eq(clientFiles.state, 'chosen'),
      lt(clientFiles.createdOn, aDayBefore(clock.now())),
    ),
  },
  { table: mergedDocuments, isOver: lt(mergedDocuments.keptTo, bankDay(clock.now())) },
  {
    table: temporaryDocuments,
    isOver: and(
      lt(temporaryDocuments.createdOn, aDayBefore(clock.now())),
      isUnneeded(lookedAtSince(clock.now())),
    ),
  },
];
