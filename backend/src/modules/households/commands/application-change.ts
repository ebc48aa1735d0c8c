import { eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { touchCase } from '../../../domain/cases/timeline';
import { sentLock } from '../../../domain/flow/locks';
import { type ApplicationChange, recordChange } from '../../../domain/household/history/changes';
import type { Database } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { SignedInUser } from '../../../platform/session/user';

/** An application that a user changes, and with what. */
export interface Opened {
  arrangement: ArrangementRow;
  row: CaseRow;
  db: Database;
  user: SignedInUser;
  now: Date;
  sealer: Sealer;
}

/** The transaction of a change, and where it is written down. */
export interface Change {
  tx: Database;
  record: (
    change: Pick<ApplicationChange, 'subject' | 'subjectId' | 'before' | 'after'>,
  ) => Promise<void>;
}

/**
 * Changes the people of an application; one change at a time, and none after it was sent.
 * @throws Failure 409 with the reason why nothing may be changed
 */
export function changeApplication<T>(
  { arrangement, row, db, user, now, sealer }: Opened,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ arrangementState: salesArrangements.state, caseState: cases.state })
      .from(salesArrangements)
      .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
      .where(eq(salesArrangements.id, arrangement.id))
      .for('no key update');
    if (locked === undefined) throw notFound('Žádost nebyla nalezena.');
    const lock = sentLock({ ...locked, arrangementTypeId: arrangement.typeId });
    if (lock !== undefined) throw conflict(`${lock} Domácnosti nelze měnit.`);
    const base = { salesArrangementId: arrangement.id, userId: user.id, now };
    const record: Change['record'] = async (change) => {
      await recordChange(tx, sealer, { ...base, ...change });
      await touchCase(tx, row.id, now);
    };
    return work({ tx, record });
  });
}
