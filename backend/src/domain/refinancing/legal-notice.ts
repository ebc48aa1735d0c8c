import { caseState, productType } from '@advisor/contracts/codebooks';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { and, asc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import { addMonths } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import type { CaseRow } from '../cases/case-access';
import { cases, loans } from '../cases/schema/cases';
import type { EligibleFixation, LoanRow } from './eligible-loan';
import { modelRefixations, nextFixationFrom } from './model-refixation';
import { type OfferedRates, periodsToOffer } from './offered-rates';
import { type OfferRow, offerValues } from './offers';
import { loanTermsOf } from './repaid-loan';
import { refinancingOffers } from './schema';
import type { RefinancingSettings } from './settings';

const typeId = refinancingType.refixation.code;

const ofFixation = (caseId: number, fixedRateValidTo: string) =>
  and(
    eq(refinancingOffers.caseId, caseId),
    eq(refinancingOffers.typeId, typeId),
    isNull(refinancingOffers.cancelledOn),
    sql`${refinancingOffers.terms} ->> 'effectiveFrom' = ${nextFixationFrom({ fixedRateValidTo })}`,
  );

/** What a client gets who does not answer the notice; undefined before the notice. */
export async function defaultOffer(
  db: Database,
  { caseId, fixedRateValidTo }: { caseId: number; fixedRateValidTo: string },
): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(refinancingOffers)
    .where(
      and(ofFixation(caseId, fixedRateValidTo), eq(refinancingOffers.isLegalNoticeDefault, true)),
    );
  return row;
}

/** In the history of the case. */
export const noticeEvent = {
  kind: 'service',
  title: 'Oznámení nové sazby odesláno',
  description: 'Nabídky sazeb pro další fixaci podle § 102 zákona o spotřebitelském úvěru',
} as const;

export const casesARound = 200;

/** The next loans whose clients are to be told their rates. @param after the last case's id */
export const dueNotices = (
  db: Database,
  { day, settings }: { day: string; settings: RefinancingSettings },
  after: number,
) =>
  db
    .select({ row: cases, loan: loans })
    .from(loans)
    .innerJoin(cases, eq(cases.id, loans.caseId))
    .where(
      and(
        gt(cases.id, after),
        eq(cases.state, caseState.inProgress.code),
        eq(cases.productTypeId, productType.mortgage.code),
        gt(loans.principal, 0),
        gte(loans.fixedRateValidTo, day),
        lte(loans.fixedRateValidTo, addMonths(day, settings.noticeMonths)),
        sql`${loans.maturityOn} > ${loans.fixedRateValidTo}`,
        sql`not exists (
          select from ${refinancingOffers}
          where ${refinancingOffers.caseId} = ${cases.id} and ${refinancingOffers.typeId} = ${typeId}
            and ${refinancingOffers.isLegalNotice}
            and (${refinancingOffers.terms} ->> 'effectiveFrom')::date = ${loans.fixedRateValidTo} + 1
        )`,
      ),
    )
    .orderBy(asc(cases.id))
    .limit(casesARound);

/** The fixation that runs, whatever is overdue on the loan. */
export function fixationOf(
  row: CaseRow,
  loan: LoanRow,
  today: string,
): EligibleFixation | undefined {
  const terms = loanTermsOf(row, loan, today);
  const { fixedRateValidTo } = loan;
  if (terms === undefined || fixedRateValidTo === null) return undefined;
  return { row, terms, running: repaidLoanOf(terms), today, fixedRateValidTo };
}

/** The rows of one notice: an offer for each period without a discount, one of them the default. */
export function noticeOf(
  fixation: EligibleFixation,
  rates: OfferedRates,
  { defaultFixedRatePeriod }: RefinancingSettings,
  now: Date,
): (typeof refinancingOffers.$inferInsert)[] {
  const periods = periodsToOffer(rates, fixation);
  const modelled = modelRefixations(fixation, rates, periods);
  const distance = (months: number) => Math.abs(months - defaultFixedRatePeriod);
  const byDefault = periods.toSorted((one, other) => distance(one) - distance(other))[0];
  const author = { caseId: fixation.row.id, now, validTo: fixation.fixedRateValidTo };
  return modelled.map((one) => ({
    ...offerValues(one, author),
    isLegalNotice: true,
    isLegalNoticeDefault: one.answer.fixedRatePeriod === byDefault,
    communicatedOn: now,
  }));
}
