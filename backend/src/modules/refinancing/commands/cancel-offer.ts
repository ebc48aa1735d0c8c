import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { offerOfCase } from '../../../domain/refinancing/offers';
import { openProcess } from '../../../domain/refinancing/processes';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';

/**
 * Withdraws an offer of any kind; a withdrawn one stays so.
 * @throws Failure 404 for one of another case; 409 for the bank's legal notice, and one that a process
 * is about
 */
export async function cancelOffer(
  db: Database,
  { caseId, offerId, now }: { caseId: number; offerId: number; now: Date },
): Promise<void> {
  await changeCase(db, { caseId, now }, async ({ tx }) => {
    const offer = await offerOfCase(tx, { caseId, offerId });
    if (offer.cancelledOn !== null) return;
    if (offer.isLegalNotice)
      throw conflict('Nabídku ze zákonného oznámení zrušit nelze, klient ji může přijmout.');
    const process = await openProcess(tx, caseId, offer.typeId);
    if (process?.offerId === offerId)
      throw conflict('Nabídka je převzatá do procesu. Zrušte proces, nebo vyberte jinou nabídku.');
    await tx
      .update(refinancingOffers)
      .set({ cancelledOn: now })
      .where(eq(refinancingOffers.id, offerId));
  });
}
