import type { caseCalls } from '@advisor/contracts/case/calls';
import type { EndingFixationSort } from '@advisor/contracts/case/dashboard-options';
import { caseState, productType, salesArrangementType } from '@advisor/contracts/codebooks';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, asc, between, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { cases, loans } from '../../domain/cases/schema/cases';
import { servicesOf } from '../../domain/cases/service-requests';
import { describeProcesses, openProcessStates } from '../../domain/refinancing/processes';
import { refinancingOffers, refinancingProcesses } from '../../domain/refinancing/schema';
import { hasSignedRefixation } from '../../domain/refinancing/signed-refixation';
import type { Backend } from '../../platform/backend';
import { addMonths, bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import type { SignedInUser } from '../../platform/session/user';
import { listCases } from '../../domain/cases/case-list';

type EndingFixations = CallResponse<typeof caseCalls.endingFixations>;

/** Calendar months ahead. */
export const monthsAhead = 6;

const { retention, refixation } = refinancingType;

const productsWithFixation = Object.values(productType)
  .map(({ code }) => code)
  .filter((code) =>
    servicesOf(code).some(
      (service) => service.code === salesArrangementType.mortgageRefixation.code,
    ),
  );

const order: Record<EndingFixationSort, SQL> = {
  fixedRateValidTo: asc(loans.fixedRateValidTo),
  principal: desc(loans.principal),
  interestRate: desc(loans.interestRate),
};

/** When the rates of the next fixation were told, not those of an earlier one. */
const noticeSentOn = sql<Date | null>`(
  select min(${refinancingOffers.communicatedOn})
  from ${refinancingOffers}
  where ${refinancingOffers.caseId} = ${cases.id}
    and ${refinancingOffers.isLegalNotice}
    and ${refinancingOffers.cancelledOn} is null
    and (${refinancingOffers.terms} ->> 'effectiveFrom')::date > ${loans.fixedRateValidTo}
)`.mapWith(refinancingOffers.communicatedOn);

interface Asked {
  user: SignedInUser;
  /** Day of the bank. */
  today: string;
  sort: EndingFixationSort;
  pageSize: number;
}

/** A rate that is fixed until maturity is not changed any more, and nothing is at risk then. */
const leavesRate = lt(loans.fixedRateValidTo, loans.maturityOn);

const endingStatement = (db: Database, { user, today, sort, pageSize }: Asked) =>
  db
    .select({
      caseId: cases.id,
      fixedRateValidTo: loans.fixedRateValidTo,
      principal: loans.principal,
      interestRate: loans.interestRate,
      noticeSentOn,
      total: sql<number>`(count(*) over ())::int`,
      amountAtRisk: sql<number>`coalesce(
        sum(${loans.principal}) filter (where not ${hasSignedRefixation}) over (), 0
      )`.mapWith(loans.principal),
    })
    .from(cases)
    .innerJoin(loans, eq(loans.caseId, cases.id))
    .where(
      and(
        eq(cases.ownerId, user.id),
        eq(cases.state, caseState.inProgress.code),
        inArray(cases.productTypeId, productsWithFixation),
        gt(loans.principal, 0),
        between(loans.fixedRateValidTo, today, addMonths(today, monthsAhead)),
        leavesRate,
      ),
    )
    .orderBy(order[sort], asc(cases.id))
    // The numbers of all stand in each row.
    .limit(Math.max(pageSize, 1));

/** The user's own loans whose rate has to be agreed on within six months, with what is at risk. */
export async function endingFixations(
  { db, clock }: Backend,
  user: SignedInUser,
  query: Pick<Asked, 'sort' | 'pageSize'>,
): Promise<EndingFixations> {
  const found = await endingStatement(db, { ...query, user, today: bankDay(clock.now()) });
  const [first] = found;
  if (first === undefined) return { rows: [], total: 0, amountAtRisk: 0 };
  const { total, amountAtRisk } = first;
  if (query.pageSize === 0) return { rows: [], total, amountAtRisk };
  const caseIds = found.map(({ caseId }) => caseId);
  const [{ items }, states] = await Promise.all([
    listCases(db, user, {
      where: inArray(cases.id, caseIds),
      sort: { field: 'caseId', descending: false },
      offset: 0,
      limit: query.pageSize,
    }),
    openStates(db, user, caseIds),
  ]);
  const byId = new Map(items.map((item) => [item.caseId, item]));
  const rows = found.flatMap(({ caseId, fixedRateValidTo, principal, interestRate, ...row }) => {
    const item = byId.get(caseId);
    if (item === undefined || fixedRateValidTo === null) return [];
    return {
      ...item,
      fixedRateValidTo,
      principal,
      interestRate,
      refinancingState: states.get(caseId),
      noticeSentOn: row.noticeSentOn === null ? undefined : bankDay(row.noticeSentOn),
    };
  });
  return { rows, total, amountAtRisk };
}

/** Of each case's refixation that somebody works on, or else its retention. */
async function openStates(db: Database, user: SignedInUser, caseIds: readonly number[]) {
  const open = await db
    .select()
    .from(refinancingProcesses)
    .where(
      and(
        inArray(refinancingProcesses.caseId, [...caseIds]),
        inArray(refinancingProcesses.typeId, [retention.code, refixation.code]),
        inArray(refinancingProcesses.state, [...openProcessStates]),
      ),
    )
    // The refixation is the last one, and stays.
    .orderBy(asc(refinancingProcesses.typeId));
  const described = await describeProcesses(db, open, user);
  return new Map(open.map(({ caseId }, place) => [caseId, described[place]?.state]));
}
