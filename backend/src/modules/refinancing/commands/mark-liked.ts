import { eq } from 'drizzle-orm';
import { isOpenOffer, offerOfCase, typeIdOf } from '../../../domain/refinancing/offers';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';

const typeId = typeIdOf.refixation;

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
