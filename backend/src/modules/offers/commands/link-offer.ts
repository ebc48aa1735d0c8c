import { caseState, customerRole, salesArrangementType } from '@advisor/contracts/codebooks';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { changeCase } from '../../../domain/cases/change-case';
import { changeableStates } from '../../../domain/cases/loan-application';
import { czechDay } from '../../../platform/czech-format';
import type { Database } from '../../../platform/database/database';
import { cases } from '../../../domain/cases/schema/cases';
import { offers } from '../../../domain/offers/schema/offers';
import {
  customersOnSA,
  documentsOnSA,
  salesArrangements,
} from '../../../domain/cases/schema/sales-arrangements';
import { loanContract } from '../../../domain/documents/loan/loan-contract';
import { signingDocuments } from '../../../domain/signing/schema';
import { users } from '../../../platform/session/schema/users';
import { badRequest, conflict } from '../../../platform/failure';
import type { RateBook } from '../../../domain/offers/rate-book';
import { isExpired } from '../../../domain/offers/validity';
import type { SignedInUser } from '../../../platform/session/user';
import { describeOffer, writeAgreedTerms } from './agreed-terms';
import { checkBorrower } from '../check-borrower';
import { requestedAmount } from '../model-offer';
import { type OfferRow, offerRequestOf } from '../offer-access';

interface Link {
  offer: OfferRow;
  arrangement: ArrangementRow;
  row: CaseRow;
  /** The offer that the advisor saw linked. */
  replacedOfferId: number | undefined;
  rates: RateBook;
  user: SignedInUser;
  now: Date;
}

/** @throws Failure 409 when the offer's time has run out */
export function checkValidity({ validTo }: OfferRow, now: Date): void {
  if (!isExpired({ validTo }, now)) return;
  throw conflict(
    `Platnost nabídky skončila ${czechDay(validTo)}. Namodelujte ji prosím znovu podle platných sazeb.`,
  );
}

/**
 * Takes an offer over into its application: the case's amount, terms and purposes follow. The same
 * offer once more changes nothing.
 *
 * @throws Failure 400 when the offer, the application, its applicants' ages or a contract by the former offer does
 * not allow it, 409 when somebody has taken another offer over meanwhile or this one has run out
 */
export async function linkOffer(db: Database, link: Link): Promise<void> {
  const { offer, arrangement, row, user, now } = link;
  checkLink(link);
  if (arrangement.offerId !== offer.id) await checkApplicants(db, link);
  const change = { salesArrangementId: arrangement.id, userId: user.id, now };
  await changeCase(db, change, async ({ tx, arrangement: locked, event }) => {
    if (locked.offerId === offer.id) return;
    if (locked.offerId !== (link.replacedOfferId ?? null)) throw await otherOffer(tx, locked);
    if (!changeableStates.has(locked.state)) throw conflict();
    checkValidity(offer, now);
    await checkContract(tx, locked.id);
    const taken = await tx
      .update(offers)
      .set({ caseId: row.id, salesArrangementId: arrangement.id })
      .where(
        and(
          eq(offers.id, offer.id),
          sql`coalesce(${offers.salesArrangementId}, ${arrangement.id}) = ${arrangement.id}`,
        ),
      )
      .returning({ id: offers.id });
    if (taken.length === 0) throw conflict('Nabídku mezitím převzal jiný případ.');
    await tx
      .update(salesArrangements)
      .set({ offerId: offer.id })
      .where(eq(salesArrangements.id, arrangement.id));
    await writeAgreedTerms(tx, row.id, offer);
    await tx
      .update(cases)
      .set({
        targetAmount: requestedAmount(offerRequestOf(offer)),
        version: sql`${cases.version} + 1`,
      })
      .where(eq(cases.id, row.id));
    await event({
      kind: 'application',
      title: 'Modelace převzata do žádosti',
      description: describeOffer(offer),
    });
  });
}

/** @throws Failure 400 when the arrangement is no application, or was sent or closed */
export function checkTakesOffer({ arrangement, row }: Pick<Link, 'arrangement' | 'row'>): void {
  if (arrangement.typeId !== salesArrangementType.loanApplication.code) {
    throw badRequest('Nabídku lze převzít jen do žádosti o úvěr.');
  }
  if (row.state !== caseState.inProgress.code || !changeableStates.has(arrangement.state)) {
    throw badRequest('Žádost už byla odeslána nebo uzavřena, nabídku nelze změnit.');
  }
}

function checkLink({ offer, arrangement, row }: Link): void {
  checkTakesOffer({ arrangement, row });
  if (offer.productTypeId !== row.productTypeId) {
    throw badRequest('Nabídka je na jiný produkt než případ.', { field: 'offerId' });
  }
  if (offer.salesArrangementId !== null && offer.salesArrangementId !== arrangement.id) {
    throw badRequest('Nabídka patří k jinému případu.', { field: 'offerId' });
  }
}

/** A contract that is signed or being signed says what the offer said that it was prepared by. */
async function checkContract(db: Database, salesArrangementId: number): Promise<void> {
  const [contract] = await db
    .select({ state: signingDocuments.state })
    .from(signingDocuments)
    .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
    .where(
      and(
        eq(documentsOnSA.salesArrangementId, salesArrangementId),
        eq(signingDocuments.typeCode, loanContract.documentTypeCode),
        ne(signingDocuments.state, signatureState.cancelled.code),
      ),
    )
    .orderBy(desc(signingDocuments.state))
    .limit(1);
  if (contract === undefined) return;
  throw badRequest(
    contract.state === signatureState.signed.code
      ? 'Smlouva podle převzaté nabídky je podepsaná, nabídku nelze změnit.'
      : 'Podle převzaté nabídky je připravená smlouva k podpisu. Nejprve ji stornujte v dokumentech k podpisu.',
  );
}

async function checkApplicants(
  db: Database,
  { offer, arrangement, rates, now }: Link,
): Promise<void> {
  const applicants = await db
    .select({ dateOfBirth: customersOnSA.dateOfBirth })
    .from(customersOnSA)
    .where(
      and(
        eq(customersOnSA.salesArrangementId, arrangement.id),
        ne(customersOnSA.roleId, customerRole.guarantor.code),
      ),
    )
    .orderBy(customersOnSA.dateOfBirth);
  const [oldest] = applicants;
  if (oldest === undefined) return;
  await checkBorrower(rates, offer, {
    ...oldest,
    youngestDateOfBirth: applicants.at(-1)?.dateOfBirth,
    now,
  });
}

async function otherOffer(tx: Database, { offerId }: ArrangementRow) {
  if (offerId === null) return conflict('Nabídka byla mezitím ze žádosti odebrána.');
  const [author] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.createdBy))
    .where(eq(offers.id, offerId));
  const whose = author === undefined ? '' : ` (${author.firstName} ${author.lastName})`;
  return conflict(`Žádost mezitím převzala jinou nabídku, číslo ${offerId}${whose}.`, {
    field: 'replacedOfferId',
  });
}
