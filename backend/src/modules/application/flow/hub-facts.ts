import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { signatureState } from '@advisor/contracts/codebooks/document';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import type { Permission } from '@advisor/contracts/permissions';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { bankDay } from '../../../platform/calendar';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import type { Database } from '../../../platform/database/database';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { offers } from '../../../domain/offers/schema/offers';
import { documentsOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../../../domain/signing/schema';
import { priceExceptions } from '../../../domain/cases/schema/task-details';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { SignedInUser } from '../../../platform/session/user';
import { peopleOn } from '../arrangements/arrangement-people';
import { mandatoryStates } from '../checklist/read-checklist';
import { readParameters } from '../../../domain/cases/arrangement-parameters';

/** Everything that the steps of the hub follow from. */
export interface HubFacts {
  caseState: number;
  arrangementTypeId: number;
  arrangementState: number;
  productTypeId: number;
  permissions: ReadonlySet<Permission>;
  /** `YYYY-MM-DD` */
  today: string;
  /** Last day of the linked offer; absent without one. */
  offerValidTo: string | undefined;
  /** Whether today's rates know the product. */
  isPriced: boolean;
  /** Whether each person is in the client register. */
  isIdentified: readonly boolean[];
  parameters: SalesArrangementParameters;
  /** Signature states of the documents that were not cancelled. */
  documentStates: readonly number[];
  mandatoryDocuments: readonly Checklist['items'][number]['state'][];
  /** The price exception that is open, else one that holds, else the last one. */
  priceException: { state: number; isApproved: boolean | null; validTo: string | null } | undefined;
}

/** Condition on `price_exceptions`; what was not approved has no last day. */
const isHolding = (today: string) => sql`coalesce(${priceExceptions.validTo} >= ${today}, false)`;

export async function readHubFacts(
  db: Database,
  rates: RateBook,
  { arrangement, row }: { arrangement: ArrangementRow; row: CaseRow },
  user: SignedInUser,
  now: Date,
): Promise<HubFacts> {
  const [
    [offer],
    people,
    { parameters },
    documents,
    mandatoryDocuments,
    [priceException],
    version,
  ] = await Promise.all([
    db
      .select({ validTo: offers.validTo })
      .from(offers)
      .where(eq(offers.id, arrangement.offerId ?? 0)),
    peopleOn(db, arrangement),
    readParameters(db, arrangement),
    db
      .select({ state: signingDocuments.state })
      .from(signingDocuments)
      .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
      .where(
        and(
          eq(documentsOnSA.salesArrangementId, arrangement.id),
          ne(signingDocuments.state, signatureState.cancelled.code),
        ),
      ),
    mandatoryStates(db, arrangement, row),
    db
      .select({
        state: tasks.state,
        isApproved: priceExceptions.isApproved,
        validTo: priceExceptions.validTo,
      })
      .from(priceExceptions)
      .innerJoin(tasks, eq(tasks.id, priceExceptions.taskId))
      .where(eq(tasks.caseId, row.id))
      .orderBy(desc(isActiveTask(tasks.state)), desc(isHolding(bankDay(now))), desc(tasks.id))
      .limit(1),
    rates.find(),
  ]);
  return {
    caseState: row.state,
    arrangementTypeId: arrangement.typeId,
    arrangementState: arrangement.state,
    productTypeId: row.productTypeId,
    permissions: user.permissions,
    today: bankDay(now),
    offerValidTo: offer?.validTo,
    isPriced: version?.products.has(row.productTypeId) ?? false,
    isIdentified: people.map(({ person }) => person.customerId !== null),
    parameters,
    documentStates: documents.map(({ state }) => state),
    mandatoryDocuments,
    priceException,
  };
}
