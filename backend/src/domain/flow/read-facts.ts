import { signatureState } from '@advisor/contracts/codebooks/document';
import { taskType } from '@advisor/contracts/codebooks/task';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import type { ArrangementRow } from '../cases/arrangement-access';
import { knownParameters } from '../cases/arrangement-parameters';
import type { CaseRow } from '../cases/case-access';
import { informationEvents } from '../cases/event-titles';
import { isLoanApplicationType } from '../cases/loan-application';
import { arrangementParameters } from '../cases/schema/arrangement-parameters';
import { isActiveTask, tasks, timelineEvents } from '../cases/schema/case-history';
import { loanPurposes, loans } from '../cases/schema/cases';
import {
  customersOnSA,
  documentsOnSA,
  households,
  salesArrangements,
} from '../cases/schema/sales-arrangements';
import { priceExceptions } from '../cases/schema/task-details';
import { mandatoryStates } from '../checklist/combine';
import { missingOfHouseholds } from '../household/missing';
import { requiredDocuments } from '../checklist/required-documents';
import { checklistItems } from '../checklist/schema';
import { isSecured } from '../documents/loan/products';
import type { RateBook } from '../offers/rate-book';
import { offers } from '../offers/schema/offers';
import { signingDocuments } from '../signing/schema';
import { readValuationFacts } from '../valuation/valuation-facts';
import type { FlowFacts } from './facts';

/** An arrangement and its case. */
export interface FlowSubject {
  arrangement: Pick<ArrangementRow, 'id' | 'typeId' | 'state' | 'offerId'>;
  row: Pick<CaseRow, 'id' | 'state' | 'productTypeId' | 'targetAmount'>;
}

/** Condition on `price_exceptions`; what was not approved has no last day. */
const isHolding = (today: string) => sql`coalesce(${priceExceptions.validTo} >= ${today}, false)`;

/** The latest event of the kinds that is more than information, for each case. */
const lastOf = (...kinds: string[]) =>
  sql<Date | null>`max(${timelineEvents.happenedOn}) filter (where ${and(
    inArray(timelineEvents.kind, kinds as (typeof timelineEvents.$inferSelect)['kind'][]),
    sql`${timelineEvents.title} not in ${[...informationEvents]}`,
  )})`.mapWith(timelineEvents.happenedOn);

/** The statements that a list of arrangements needs, however long it is. */
function readRows(db: Database, subjects: readonly FlowSubject[], today: string) {
  const caseIds = subjects.map(({ row }) => row.id);
  const ids = subjects.map(({ arrangement }) => arrangement.id);
  const offerIds = subjects.flatMap(({ arrangement }) => arrangement.offerId ?? []);
  return Promise.all([
    db
      .select({ id: offers.id, validTo: offers.validTo, input: offers.input })
      .from(offers)
      .where(inArray(offers.id, offerIds)),
    db
      .select({ person: customersOnSA, caseId: salesArrangements.caseId })
      .from(customersOnSA)
      .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
      .where(
        and(
          inArray(salesArrangements.caseId, caseIds),
          or(isLoanApplicationType, inArray(salesArrangements.id, ids)),
        ),
      )
      .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id)),
    db
      .select()
      .from(households)
      .where(inArray(households.salesArrangementId, ids))
      .orderBy(asc(households.typeId), asc(households.id)),
    db
      .select()
      .from(arrangementParameters)
      .where(inArray(arrangementParameters.salesArrangementId, ids)),
    db
      .select({
        salesArrangementId: documentsOnSA.salesArrangementId,
        typeCode: signingDocuments.typeCode,
        state: signingDocuments.state,
      })
      .from(signingDocuments)
      .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
      .where(
        and(
          inArray(documentsOnSA.salesArrangementId, ids),
          ne(signingDocuments.state, signatureState.cancelled.code),
        ),
      ),
    db
      .select()
      .from(checklistItems)
      .where(inArray(checklistItems.salesArrangementId, ids))
      .orderBy(asc(checklistItems.id)),
    db
      .select()
      .from(loanPurposes)
      .where(inArray(loanPurposes.caseId, caseIds))
      .orderBy(asc(loanPurposes.loanPurposeId)),
    db.select().from(loans).where(inArray(loans.caseId, caseIds)),
    db
      .selectDistinctOn([tasks.caseId], {
        caseId: tasks.caseId,
        state: tasks.state,
        isApproved: priceExceptions.isApproved,
        validTo: priceExceptions.validTo,
      })
      .from(priceExceptions)
      .innerJoin(tasks, eq(tasks.id, priceExceptions.taskId))
      .where(inArray(tasks.caseId, caseIds))
      .orderBy(
        asc(tasks.caseId),
        desc(isActiveTask(tasks.state)),
        desc(isHolding(today)),
        desc(tasks.id),
      ),
    db
      .select({ caseId: tasks.caseId, createdOn: tasks.createdOn })
      .from(tasks)
      .where(
        and(
          inArray(tasks.caseId, caseIds),
          eq(tasks.typeId, taskType.specialist.code),
          isActiveTask(tasks.state),
        ),
      ),
    db
      .select({
        caseId: timelineEvents.caseId,
        application: lastOf('case', 'application'),
        signing: lastOf('signing'),
        drawing: lastOf('drawing', 'payment'),
      })
      .from(timelineEvents)
      .where(inArray(timelineEvents.caseId, caseIds))
      .groupBy(timelineEvents.caseId),
    readValuationFacts(
      db,
      subjects.flatMap(({ row }) => (isSecured(row.productTypeId) ? row.id : [])),
      today,
    ),
  ]);
}

const noEvents = { application: null, signing: null, drawing: null };

/** The facts of each arrangement, in their order. */
export async function readFlowFacts(
  db: Database,
  rates: RateBook,
  subjects: readonly FlowSubject[],
  now: Date,
): Promise<FlowFacts[]> {
  if (subjects.length === 0) return [];
  const today = bankDay(now);
  const [version, rows] = await Promise.all([rates.find(), readRows(db, subjects, today)]);
  const [
    offerRows,
    people,
    householdRows,
    saved,
    documents,
    items,
    purposes,
    loanRows,
    exceptions,
    handovers,
    events,
    valuations,
  ] = rows;
  return subjects.map(({ arrangement, row }) => {
    const { id } = arrangement;
    const ofArrangement = <T extends { salesArrangementId: number }>(all: readonly T[]) =>
      all.filter(({ salesArrangementId }) => salesArrangementId === id);
    const ofCase = <T extends { caseId: number }>(all: readonly T[]) =>
      all.filter(({ caseId }) => caseId === row.id);
    const everybody = ofCase(people).map(({ person }) => person);
    const own = ofArrangement(everybody);
    const persons = own.length > 0 ? own : everybody;
    const offer = offerRows.find((one) => one.id === arrangement.offerId);
    const [loan] = ofCase(loanRows);
    const required = requiredDocuments({
      arrangementTypeId: arrangement.typeId,
      productTypeId: row.productTypeId,
      people: persons,
      purposeIds: ofCase(purposes).map(({ loanPurposeId }) => loanPurposeId),
      offerInput: offer?.input,
    });
    return {
      caseState: row.state,
      arrangementTypeId: arrangement.typeId,
      arrangementState: arrangement.state,
      productTypeId: row.productTypeId,
      today,
      offerValidTo: offer?.validTo,
      isPriced: version?.products.has(row.productTypeId) ?? false,
      missingOfHouseholds: missingOfHouseholds(ofArrangement(householdRows), own),
      parameters:
        ofArrangement(saved)[0]?.parameters ??
        knownParameters(arrangement.typeId, { offer, loan, people: own }),
      documents: ofArrangement(documents),
      mandatoryDocuments: mandatoryStates(required, ofArrangement(items)),
      priceException: ofCase(exceptions)[0],
      handedOverOn: ofCase(handovers)[0]?.createdOn,
      loan: loan && { ...loan, targetAmount: row.targetAmount },
      lastEvents: ofCase(events)[0] ?? noEvents,
      valuation: valuations.get(row.id),
    };
  });
}

/** The facts of one arrangement. */
export async function readFactsOf(
  db: Database,
  rates: RateBook,
  subject: FlowSubject,
  now: Date,
): Promise<FlowFacts> {
  const [facts] = await readFlowFacts(db, rates, [subject], now);
  if (facts === undefined) throw new Error('an arrangement has facts');
  return facts;
}
