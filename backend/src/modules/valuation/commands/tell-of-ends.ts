import { caseState } from '@advisor/contracts/codebooks';
import { taskState } from '@advisor/contracts/codebooks/task';
import { and, asc, eq, gte, ne, notExists } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { valuationEvents } from '../../../domain/cases/event-titles';
import { disbursedState, isLoanApplicationType } from '../../../domain/cases/loan-application';
import { timelineEvents } from '../../../domain/cases/schema/case-history';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { valuedRealEstates } from '../../../domain/valuation/case-collateral';
import { readValuations } from '../../../domain/valuation/read-valuations';
import {
  realEstates,
  realEstateValuations,
  valuationOrders,
} from '../../../domain/valuation/schema';
import { addDays, bankInstant } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { valuationEnds } from '../notifications';

interface Telling {
  /** `YYYY-MM-DD` */
  day: string;
  /** Before the end. */
  days: number;
  now: Date;
}

/** Whether it was told on the day already, before something failed. */
const told = (db: Database, day: string) =>
  db
    .select({ id: timelineEvents.id })
    .from(timelineEvents)
    .where(
      and(
        eq(timelineEvents.caseId, cases.id),
        eq(timelineEvents.title, valuationEvents.ending),
        gte(timelineEvents.happenedOn, bankInstant(day, 0)),
      ),
    );

/**
 * Tells owners of cases that are not paid out of results that end in some days, unless a newer one has
 * taken their place.
 * @returns how many cases were told of
 */
export async function tellOfEnds(db: Database, { day, days, now }: Telling): Promise<number> {
  const ending = await db
    .selectDistinct({ caseId: cases.id })
    .from(valuationOrders)
    .innerJoin(realEstateValuations, eq(realEstateValuations.id, valuationOrders.valuationId))
    .innerJoin(realEstates, eq(realEstates.id, realEstateValuations.realEstateId))
    .innerJoin(cases, eq(cases.id, realEstates.caseId))
    .innerJoin(
      salesArrangements,
      and(eq(salesArrangements.caseId, cases.id), isLoanApplicationType),
    )
    .where(
      and(
        eq(valuationOrders.validTo, addDays(day, days)),
        eq(valuationOrders.state, taskState.finished.code),
        eq(cases.state, caseState.inProgress.code),
        ne(salesArrangements.state, disbursedState),
        notExists(told(db, day)),
      ),
    )
    .orderBy(asc(cases.id));
  let count = 0;
  for (const { caseId } of ending) {
    const valued = valuedRealEstates(await readValuations(db, [caseId]), day);
    const isHeld = valued.some(
      ({ isLoanRealEstate, validTo }) => isLoanRealEstate && validTo === addDays(day, days),
    );
    if (!isHeld) continue;
    await changeCase(db, { caseId, now }, ({ event }) =>
      event({ kind: 'case', title: valuationEvents.ending, tells: { kind: valuationEnds } }),
    );
    count++;
  }
  return count;
}
