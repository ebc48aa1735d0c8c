import { timelineEvents } from '../../../domain/cases/schema/case-history';
import { refinancingKinds } from '../../../domain/documents/refinancing/kinds';
import { createRateBook } from '../../../domain/offers/rate-book';
import {
  dueNotices,
  fixationOf,
  noticeEvent,
  noticeOf,
} from '../../../domain/refinancing/legal-notice';
import { readOfferedRates } from '../../../domain/refinancing/offered-rates';
import { repaymentPolicyOn } from '../../../domain/refinancing/read-repayment-policy';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import { addDays, addMonths, bankInstant } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import type { ModuleSeed } from '../../../seed/module-seed';
import { ensureRepaymentPolicy } from './policy';

/** In the morning, when the daily job has run. */
const morning = 6 * 3_600;

/** What the bank sets, and its clients told their next rates on the day they were due. */
export const seedRefinancing: ModuleSeed = {
  ensure: ensureRepaymentPolicy,
  start: ({ db, today }) => ({ finish: () => giveNotices(db, today) }),
  documents: refinancingKinds,
};

/** To clients whose fixation is about to end. */
async function giveNotices(db: Database, today: string): Promise<void> {
  const yesterday = addDays(today, -1);
  const now = bankInstant(today, 0);
  const rates = createRateBook(db, { now: () => now });
  const { refinancing: settings } = await repaymentPolicyOn(db, today);
  for (let after = 0, hasMore = true; hasMore;) {
    const due = await dueNotices(db, { day: today, settings }, after);
    hasMore = due.length > 0;
    for (const { row, loan } of due) {
      after = row.id;
      const fixation = fixationOf(row, loan, today);
      if (fixation === undefined) continue;
      const noticeOn = addMonths(fixation.fixedRateValidTo, -settings.noticeMonths);
      const happenedOn = bankInstant(noticeOn < yesterday ? noticeOn : yesterday, morning);
      const offered = await readOfferedRates(db, rates, fixation);
      await db.insert(refinancingOffers).values(noticeOf(fixation, offered, settings, happenedOn));
      await db.insert(timelineEvents).values({ caseId: row.id, ...noticeEvent, happenedOn });
    }
  }
}
