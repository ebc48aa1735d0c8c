import type { CallBody } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { responseCodeTypes } from '@advisor/contracts/codebooks/refinancing';
import { desc, eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { clientResponses } from '../../../domain/refinancing/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';

interface Noting {
  caseId: number;
  userId: number;
  now: Date;
}

/**
 * Notes how the client answered; the same answer that the same user noted last today is noted once.
 * @throws Failure 400 for an answer that the codebook does not know
 */
export async function noteResponse(
  db: Database,
  { caseId, userId, now }: Noting,
  { responseCodeTypeId, value }: CallBody<typeof refinancingCalls.createResponseCode>,
): Promise<void> {
  const type = Object.values(responseCodeTypes).find(({ code }) => code === responseCodeTypeId);
  if (type === undefined)
    throw badRequest('Tuto odpověď klienta číselník nezná.', { field: 'responseCodeTypeId' });
  const noted = value === undefined || value === '' ? null : value;
  await changeCase(db, { caseId, userId, now }, async ({ tx, event }) => {
    const [last] = await tx
      .select()
      .from(clientResponses)
      .where(eq(clientResponses.caseId, caseId))
      .orderBy(desc(clientResponses.id))
      .limit(1);
    const isSame =
      last?.responseCodeTypeId === responseCodeTypeId &&
      last.value === noted &&
      last.createdBy === userId &&
      bankDay(last.createdOn) === bankDay(now);
    if (isSame) return;
    await tx
      .insert(clientResponses)
      .values({ caseId, responseCodeTypeId, value: noted, createdOn: now, createdBy: userId });
    await event({
      kind: 'service',
      title: 'Odpověď klienta na nabídku',
      description: noted === null ? type.name : `${type.name}: ${noted}`,
    });
  });
}
