import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { applicationChanges } from './schema';

/** One change, whoever made it. What is absent was not there: it was added, or removed. */
export interface ApplicationChange {
  salesArrangementId: number;
  subject:
    | 'household'
    | 'customer'
    | 'clientDetail'
    | 'income'
    | 'obligation'
    | 'taxReturn'
    | 'parameters';
  subjectId: number;
  before?: object | undefined;
  after?: object | undefined;
  userId: number;
  now: Date;
}

/** Everything that was changed about an application, oldest first. */
export async function readChanges(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  salesArrangementId: number,
): Promise<ApplicationChange[]> {
  const rows = await db
    .select()
    .from(applicationChanges)
    .where(eq(applicationChanges.salesArrangementId, salesArrangementId))
    .orderBy(asc(applicationChanges.id));
  return rows.map(({ id: _id, changedOn, sealedChange, subject, ...row }) => ({
    ...row,
    subject: subject as ApplicationChange['subject'],
    ...(JSON.parse(sealer.open(sealedChange)) as Pick<ApplicationChange, 'before' | 'after'>),
    now: changedOn,
  }));
}
