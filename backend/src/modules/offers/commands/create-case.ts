import {
  caseState,
  customerRole,
  mandant,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import { householdType } from '@advisor/contracts/codebooks/customer';
import { and, eq, sql } from 'drizzle-orm';
import { bankDay } from '../../../platform/calendar';
import { modelationSaved } from '../../../domain/cases/event-titles';
import { isDebtor } from '../../../domain/cases/loan-application';
import type { Database } from '../../../platform/database/database';
import { changeCase, takeOffer } from '../../../domain/cases/change-case';
import { cases } from '../../../domain/cases/schema/cases';
import { offers } from '../../../domain/offers/schema/offers';
import {
  customersOnSA,
  households,
  salesArrangements,
} from '../../../domain/cases/schema/sales-arrangements';
import { conflict } from '../../../platform/failure';
import { czechSortKey } from '../../../platform/search/czech-sort-key';
import { firstDetailRow, readDetail } from '../../../domain/household/client-detail/read-detail';
import { clientDetails } from '../../../domain/household/client-detail/schema';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { RateBook } from '../../../domain/offers/rate-book';
import { caseSearchKey, searchKey } from '../../../platform/search/search-key';
import type { SignedInUser } from '../../../platform/session/user';
import { describeOffer, writeAgreedTerms } from './agreed-terms';
import type { CaseClient } from '../case-client';
import { checkBorrower } from '../check-borrower';
import { checkValidity } from './link-offer';
import { isSavings, requestedAmount } from '../model-offer';
import { type OfferRow, offerRequestOf } from '../offer-access';

interface NewCase {
  offer: OfferRow;
  rates: RateBook;
  client: CaseClient;
  user: SignedInUser;
  now: Date;
  sealer: Sealer;
}

interface CreatedCase {
  caseId: number;
  salesArrangementId: number;
}

/**
 * Makes a case with its loan application from an offer. The same user asking again for the same
 * client gets the case that is there.
 *
 * @throws Failure 400 when the client is too old for the offer, 409 when it belongs to another case
 * by now, or has run out
 */
export async function createCase(db: Database, input: NewCase): Promise<CreatedCase> {
  if (input.offer.caseId === null) {
    const { offer, rates, client, now } = input;
    await checkBorrower(rates, offer, { ...client, now, field: fieldOf(client) });
  }
  return db.transaction(async (tx) => {
    const offer = await takeOffer(tx, input.offer.id);
    if (offer === undefined) throw conflict();
    if (offer.caseId !== null) return sameCase(tx, offer, input);
    checkValidity(offer, input.now);
    const created = await insertCase(tx, offer, input);
    await tx.update(offers).set(created).where(eq(offers.id, offer.id));
    await writeAgreedTerms(tx, created.caseId, offer);
    return created;
  });
}

/** Of the request: what tells how old the client is. */
const fieldOf = ({ customerId }: CaseClient) =>
  customerId === null ? 'customer.dateOfBirth' : 'customer.identity';

async function sameCase(
  tx: Database,
  { caseId, salesArrangementId }: OfferRow,
  { client, user, sealer }: NewCase,
): Promise<CreatedCase> {
  if (caseId === null || salesArrangementId === null) throw conflict();
  const [debtor] = await tx
    .select({ applicant: customersOnSA, ownerId: cases.ownerId })
    .from(customersOnSA)
    .innerJoin(cases, eq(cases.id, caseId))
    .where(and(eq(customersOnSA.salesArrangementId, salesArrangementId), isDebtor));
  const isSame =
    debtor?.ownerId === user.id &&
    debtor.applicant.customerId === client.customerId &&
    debtor.applicant.firstName === client.firstName &&
    debtor.applicant.lastName === client.lastName &&
    debtor.applicant.dateOfBirth === client.dateOfBirth &&
    (client.birthNumber === undefined ||
      (await readDetail(tx, sealer, debtor.applicant)).birthNumber === client.birthNumber);
  if (!isSame) throw conflict(`Z nabídky už vznikl případ ${caseId}.`);
  return { caseId, salesArrangementId };
}

async function insertCase(
  tx: Database,
  offer: OfferRow,
  { client, user, now, sealer }: NewCase,
): Promise<CreatedCase> {
  const requested = offerRequestOf(offer);
  const { firstName, lastName, dateOfBirth, birthNumber, genderId, customerId } = client;
  const [caseId, salesArrangementId] = [
    await nextId(tx, 'cases'),
    await nextId(tx, 'sales_arrangements'),
  ];
  await tx.insert(cases).values({
    id: caseId,
    mandantId: isSavings(requested) ? mandant.housingSavingsBank.code : mandant.commercialBank.code,
    productTypeId: offer.productTypeId,
    state: caseState.inProgress.code,
    ownerId: user.id,
    targetAmount: requestedAmount(requested),
    createdOn: now,
    lastChangedOn: now,
    searchKey: caseSearchKey({ firstName, lastName, caseId }),
    clientSortKey: czechSortKey(lastName, firstName),
  });
  await tx.insert(salesArrangements).values({
    id: salesArrangementId,
    caseId,
    typeId: salesArrangementType.loanApplication.code,
    state: salesArrangementState.new.code,
    applicationNumber: applicationNumber(bankDay(now), salesArrangementId),
    offerId: offer.id,
    createdOn: now,
  });
  const [household] = await tx
    .insert(households)
    .values({ salesArrangementId, typeId: householdType.main.code })
    .returning({ id: households.id });
  if (household === undefined) throw new Error('a household was not made');
  const [debtor] = await tx
    .insert(customersOnSA)
    .values({
      salesArrangementId,
      householdId: household.id,
      roleId: customerRole.debtor.code,
      customerId,
      firstName,
      lastName,
      firstNameKey: searchKey(firstName),
      lastNameKey: searchKey(lastName),
      dateOfBirth,
      genderId,
    })
    .returning({ id: customersOnSA.id });
  if (debtor === undefined) throw new Error('a debtor was not added');
  if (birthNumber !== undefined) {
    const row = { customerOnSAId: debtor.id, userId: user.id, now };
    await tx.insert(clientDetails).values(firstDetailRow(sealer, { birthNumber }, row));
  }
  await changeCase(tx, { caseId, userId: user.id, now }, async ({ event }) => {
    await event({ kind: 'case', title: 'Případ založen' });
    await event({ kind: 'application', title: modelationSaved, description: describeOffer(offer) });
  });
  return { caseId, salesArrangementId };
}

/** The year and the arrangement in eight digits: longer than the numbers of other systems. */
const applicationNumber = (day: string, salesArrangementId: number) =>
  `Z${day.slice(0, 4)}${String(salesArrangementId).padStart(8, '0')}`;

/** Known before the row is written: what the search looks into holds the number of the case. */
async function nextId(tx: Database, table: 'cases' | 'sales_arrangements'): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`,
  );
  const [next] = rows;
  if (next === undefined) throw new Error('no number is left');
  return next.id;
}
