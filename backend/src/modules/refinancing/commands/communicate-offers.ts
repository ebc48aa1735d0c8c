import { inArray } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import type { EligibleFixation } from '../../../domain/refinancing/eligible-loan';
import { nextFixationFrom } from '../../../domain/refinancing/model-refixation';
import { isOpenOffer } from '../../../domain/refinancing/offers';
import { offersOfFixation } from '../../../domain/refinancing/refixation-offers';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { type Acting, ofLoan } from './process-change';

/**
 * Notes that the client was told the offers that are open; what was told before stays as it is.
 * @throws Failure 409 when there is nothing to tell
 */
export async function communicateOffers(
  db: Database,
  acting: Acting<EligibleFixation>,
): Promise<void> {
  const { loan, now } = acting;
  await changeCase(db, ofLoan(acting), async ({ tx, event }) => {
    const offers = await offersOfFixation(tx, loan.row.id, nextFixationFrom(loan));
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
    await event({ kind: 'service', title: 'Nabídky refixace sděleny klientovi' });
  });
}
