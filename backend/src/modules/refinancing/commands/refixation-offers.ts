import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { lockCase } from '../../../domain/cases/lock-case';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import { beginProcess } from './begin-process';
import type { EligibleFixation } from '../../../domain/refinancing/eligible-loan';
import type { KeptRefixation } from '../../../domain/refinancing/kept-offer';
import { checkOffer, requireLinkable, setOffer } from './link-offer';
import { nextFixationFrom } from '../../../domain/refinancing/model-refixation';
import {
  isOpenOffer,
  saveOffers,
  type OfferRow,
  offerOfCase,
  offersOfDay,
} from '../../../domain/refinancing/offers';
import {
  openProcess,
  processesOf,
  type ProcessRow,
  requireSeen,
} from '../../../domain/refinancing/processes';
import { refinancingOffers } from '../../../domain/refinancing/schema';

const typeId = refinancingType.refixation.code;

/** Offers of the fixation that begins on a day, not cancelled: by periods, the newest of each first. */
export const offersOfFixation = (db: Database, caseId: number, from: string): Promise<OfferRow[]> =>
  db
    .select()
    .from(refinancingOffers)
    .where(
      and(
        eq(refinancingOffers.caseId, caseId),
        eq(refinancingOffers.typeId, typeId),
        isNull(refinancingOffers.cancelledOn),
        sql`${refinancingOffers.terms} ->> 'effectiveFrom' = ${from}`,
      ),
    )
    .orderBy(asc(refinancingOffers.fixedRatePeriod), desc(refinancingOffers.id));

interface Acting {
  loan: EligibleFixation;
  userId: number;
  now: Date;
}

/** Refixations that the user has kept today. */
export const refixationsOfDay = (
  db: Database,
  author: { caseId: number; userId: number; now: Date },
): Promise<OfferRow[]> => offersOfDay(db, author, typeId);

interface NewOffers {
  kept: readonly KeptRefixation[];
  /** `refixationsOfDay` */
  known: readonly OfferRow[];
  /** Last day by the rates of today, `YYYY-MM-DD`. */
  validTo: string;
}

/** Keeps new offers; they replace those of their periods that nobody has told or marked. */
export function saveRefixations(
  db: Database,
  { loan, userId, now }: Acting,
  { kept, known, validTo }: NewOffers,
): Promise<OfferRow[]> {
  const caseId = loan.row.id;
  const periods = kept.map(({ answer }) => answer.fixedRatePeriod);
  return saveOffers(db, kept, { caseId, userId, now, validTo }, known, (same) =>
    and(
      eq(refinancingOffers.caseId, caseId),
      eq(refinancingOffers.typeId, typeId),
      inArray(refinancingOffers.fixedRatePeriod, periods),
      isNull(refinancingOffers.cancelledOn),
      isNull(refinancingOffers.communicatedOn),
      eq(refinancingOffers.isLiked, false),
      eq(refinancingOffers.isSelected, false),
      notInArray(
        refinancingOffers.id,
        same.map(({ id }) => id),
      ),
    ),
  );
}

/** The refixation that is worked on; begun when nobody has. */
export async function refixationProcess(tx: Database, { loan, userId, now }: Acting) {
  const caseId = loan.row.id;
  return (
    (await openProcess(tx, caseId, typeId)) ??
    (await beginProcess(tx, { caseId, typeId, userId, now }))
  );
}

/** @throws Failure 404 for an offer of another case, 409 when it may not be changed any more */
export async function markLiked(
  db: Database,
  { caseId, offerId, today }: { caseId: number; offerId: number; today: string },
  isLiked: boolean,
): Promise<void> {
  const offer = await offerOfCase(db, { caseId, offerId, typeId });
  if (offer.isLiked === isLiked) return;
  if (!isOpenOffer(offer, today)) throw conflict('Platnost nabídky skončila.');
  await db.update(refinancingOffers).set({ isLiked }).where(eq(refinancingOffers.id, offerId));
}

interface Chosen {
  offerId: number;
  /** Of the newest refixation that the user has seen, 0 for none; absent: it is not asked. */
  version?: number | undefined;
}

/** Whatever became of it. */
export const newestRefixation = async (
  db: Database,
  caseId: number,
): Promise<ProcessRow | undefined> => (await processesOf(db, caseId, typeId))[0];

/**
 * Selects the offer that the client takes, one at a time, and begins the refixation with it.
 * @throws Failure 404 for an offer of another case; 409 when it has run out, the loan has changed since,
 * somebody has changed the refixation since the user read it, or the document of another one is with the
 * client
 */
export async function selectOffer(
  db: Database,
  acting: Acting,
  { offerId, version }: Chosen,
): Promise<void> {
  const { loan, userId, now } = acting;
  const caseId = loan.row.id;
  await db.transaction(async (tx) => {
    await lockCase(tx, caseId);
    const offer = await offerOfCase(tx, { caseId, offerId, typeId });
    if (offer.isSelected) return;
    requireSeen(await newestRefixation(tx, caseId), version);
    checkOffer(offer, loan);
    const process = await refixationProcess(tx, acting);
    await requireLinkable(tx, process);
    await deselectAll(tx, caseId);
    const chosen = await tx
      .update(refinancingOffers)
      .set({ isSelected: true })
      .where(and(eq(refinancingOffers.id, offerId), isNull(refinancingOffers.cancelledOn)))
      .returning({ id: refinancingOffers.id });
    if (chosen.length === 0) throw conflict('Nabídku mezitím nahradila novější.');
    await setOffer(tx, process, offer);
    await recordTimelineEvent(tx, now, {
      caseId,
      kind: 'service',
      title: 'Nabídka refixace vybrána',
      description: `Nabídka č. ${offerId}`,
      userId,
    });
  });
}

/** @throws Failure 409 when its document is with the client, or somebody has changed it since */
export async function deselectOffer(
  db: Database,
  { caseId, offerId, version }: Chosen & { caseId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCase(tx, caseId);
    const offer = await offerOfCase(tx, { caseId, offerId, typeId });
    if (!offer.isSelected) return;
    requireSeen(await newestRefixation(tx, caseId), version);
    const process = await openProcess(tx, caseId, typeId);
    if (process !== undefined) {
      await requireLinkable(tx, process);
      await setOffer(tx, process, undefined);
    }
    await deselectAll(tx, caseId);
  });
}

const deselectAll = (tx: Database, caseId: number) =>
  tx
    .update(refinancingOffers)
    .set({ isSelected: false })
    .where(and(eq(refinancingOffers.caseId, caseId), eq(refinancingOffers.typeId, typeId)));

/**
 * Notes that the client was told the offers that are open; what was told before stays as it is.
 * @throws Failure 409 when there is nothing to tell
 */
export async function communicateOffers(
  db: Database,
  { loan, userId, now }: Acting,
): Promise<void> {
  const caseId = loan.row.id;
  await db.transaction(async (tx) => {
    await lockCase(tx, caseId);
    const offers = await offersOfFixation(tx, caseId, nextFixationFrom(loan));
    const open = offers.filter((offer) => isOpenOffer(offer, loan.today));
    if (open.length === 0) throw conflict('Není co sdělit: žádná nabídka refixace už neplatí.');
    const untold = open.filter(({ communicatedOn }) => communicatedOn === null);
    if (untold.length === 0) return;
    await tx
      .update(refinancingOffers)
      .set({ communicatedOn: now })
      .where(
        inArray(
          refinancingOffers.id,
          untold.map(({ id }) => id),
        ),
      );
    await recordTimelineEvent(tx, now, {
      caseId,
      kind: 'service',
      title: 'Nabídky refixace sděleny klientovi',
      userId,
    });
  });
}

/**
 * Withdraws an offer of any kind; a withdrawn one stays so.
 * @throws Failure 404 for one of another case; 409 for the bank's legal notice, and one that a process
 * is about
 */
export async function cancelOffer(
  db: Database,
  { caseId, offerId, now }: { caseId: number; offerId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCase(tx, caseId);
    const offer = await offerOfCase(tx, { caseId, offerId });
    if (offer.cancelledOn !== null) return;
    if (offer.isLegalNotice)
      throw conflict('Nabídku ze zákonného oznámení zrušit nelze, klient ji může přijmout.');
    const process: ProcessRow | undefined = await openProcess(tx, caseId, offer.typeId);
    if (process?.offerId === offerId)
      throw conflict('Nabídka je převzatá do procesu. Zrušte proces, nebo vyberte jinou nabídku.');
    await tx
      .update(refinancingOffers)
      .set({ cancelledOn: now })
      .where(eq(refinancingOffers.id, offerId));
  });
}
