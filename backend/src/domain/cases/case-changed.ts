import { caseChangeKinds } from '@advisor/contracts/live/messages';
import { z } from 'zod';
import type { Database } from '../../platform/database/database';
import { publish } from '../../platform/live/signal';

/** Signals that a case has changed. */
export const caseChanged = 'cases.changed';

const detailsSchema = z.object({
  /** Absent: the bank itself. */
  userId: z.int().optional(),
  changes: z.array(z.enum(caseChangeKinds)),
});
type Details = z.infer<typeof detailsSchema>;

/** @returns undefined for those of another release */
export const readCaseChanged = (details: unknown): Details | undefined =>
  detailsSchema.safeParse(details).data;

/** Tells those who have the case open who has changed what, once the transaction commits. */
export const tellOfCase = (tx: Database, caseId: number, details: Details): Promise<void> =>
  publish(tx, { area: caseChanged, id: caseId, details });
