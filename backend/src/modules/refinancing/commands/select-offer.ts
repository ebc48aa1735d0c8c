import { and, eq, isNull } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { checkOffer, requireLinkable } from '../../../domain/refinancing/check-offer';
import type { EligibleFixation } from '../../../domain/refinancing/eligible-loan';
import { offerOfCase, typeIdOf } from '../../../domain/refinancing/offers';
import { newestRefixation } from '../../../domain/refinancing/refixation-offers';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { refixationProcess } from './begin-process';
import { type Acting, ofLoan, setOffer } from './process-change';

const typeId = typeIdOf.refixation;

export interface Chosen {
  offerId: number;
  /** Of the newest refixation that the user has seen, 0 for none. */
  version: number;
}

/**
 * Selects the offer that the client takes, one at a time, and begins the refixation with it.
 * @throws Failure 404 for an offer of another case; 409 when it has run out, the loan has changed since,
 * somebody has changed the refixation since the user read it, or the document of another one is with the
 * client
 */
export async function selectOffer(
  db: Database,
  acting: Acting<EligibleFixation>,
  { offerId, version }: Chosen,
): Promise<{ version: number }> {
  const { loan } = acting;
  const caseId = loan.row.id;
  return changeCase(db, ofLoan(acting), async (change) => {
    const { tx, event } = change;
    const offer = await offerOfCase(tx, { caseId, offerId, typeId });
    const known = await newestRefixation(tx, caseId);
    const content = { before: offer.isSelected, after: true };
    const seen = { version, userId: acting.userId, what: 'Refixaci', content };
    if (await checkVersion(tx, known, seen)) return { version: known?.version ?? 0 };
    checkOffer(offer, loan);
    const process = await refixationProcess(change);
    await requireLinkable(tx, process);
    await deselectAll(change);
    const chosen = await tx
      .update(refinancingOffers)
      .set({ isSelected: true })
      .where(and(eq(refinancingOffers.id, offerId), isNull(refinancingOffers.cancelledOn)))
      .returning({ id: refinancingOffers.id });
    if (chosen.length === 0) throw conflict('Nabídku mezitím nahradila novější.');
    const changed = await setOffer(change, process, offer);
    await event({
      kind: 'service',
      title: 'Nabídka refixace vybrána',
      description: `Nabídka č. ${offerId}`,
    });
    return { version: changed.version };
  });
}

export const deselectAll = ({ tx, row }: Pick<CaseChange, 'tx' | 'row'>) =>
  tx
    .update(refinancingOffers)
    .set({ isSelected: false })
    .where(and(eq(refinancingOffers.caseId, row.id), eq(refinancingOffers.typeId, typeId)));
