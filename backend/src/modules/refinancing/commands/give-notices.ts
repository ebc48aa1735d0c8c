import type { CaseRow } from '../../../domain/cases/case-access';
import { changeCase } from '../../../domain/cases/change-case';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { LoanRow } from '../../../domain/refinancing/eligible-loan';
import {
  casesARound,
  defaultOffer,
  dueNotices,
  fixationOf,
  noticeEvent,
  noticeOf,
} from '../../../domain/refinancing/legal-notice';
import { readOfferedRates } from '../../../domain/refinancing/offered-rates';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import type { RefinancingSettings } from '../../../domain/refinancing/settings';
import type { Database } from '../../../platform/database/database';
import { loanMoved } from '../notifications';

interface Giving {
  rates: RateBook;
  settings: RefinancingSettings;
  /** `YYYY-MM-DD` */
  day: string;
  now: Date;
  /** Told of each case whose notice has failed; it stays due, and the others go on. */
  onFailed: (caseId: number, cause: unknown) => void;
}

/**
 * Tells clients the rates of their next fixation, whether or not they owe something: the act gives no
 * exception. Who was told is not told again.
 * @returns how many were told
 */
export async function giveNotices(db: Database, giving: Giving): Promise<number> {
  let given = 0;
  let after = 0;
  for (;;) {
    const due = await dueNotices(db, giving, after);
    for (const { row, loan } of due) {
      after = row.id;
      try {
        if (await giveNotice(db, giving, row, loan)) given++;
      } catch (cause) {
        giving.onFailed(row.id, cause);
      }
    }
    if (due.length < casesARound) return given;
  }
}

async function giveNotice(
  db: Database,
  { rates: book, settings, day: today, now }: Giving,
  row: CaseRow,
  loan: LoanRow,
): Promise<boolean> {
  const fixation = fixationOf(row, loan, today);
  if (fixation === undefined) return false;
  const { fixedRateValidTo } = fixation;
  const rates = await readOfferedRates(db, book, fixation);
  return changeCase(db, { caseId: row.id, now }, async ({ tx, event }) => {
    // Told meanwhile by another node.
    if ((await defaultOffer(tx, { caseId: row.id, fixedRateValidTo })) !== undefined) return false;
    await tx.insert(refinancingOffers).values(noticeOf(fixation, rates, settings, now));
    await event({ ...noticeEvent, tells: { kind: loanMoved } });
    return true;
  });
}
