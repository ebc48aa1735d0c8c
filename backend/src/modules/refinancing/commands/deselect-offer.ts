import { changeCase } from '../../../domain/cases/change-case';
import { requireLinkable } from '../../../domain/refinancing/check-offer';
import { offerOfCase, typeIdOf } from '../../../domain/refinancing/offers';
import { openProcess, requireSeen } from '../../../domain/refinancing/processes';
import { newestRefixation } from '../../../domain/refinancing/refixation-offers';
import type { Database } from '../../../platform/database/database';
import { type ProcessOf, setOffer } from './process-change';
import { type Chosen, deselectAll } from './select-offer';

const typeId = typeIdOf.refixation;

/** @throws Failure 409 when its document is with the client, or somebody has changed it since */
export async function deselectOffer(
  db: Database,
  { caseId, offerId, version, userId, now }: Chosen & Omit<ProcessOf, 'processId'>,
): Promise<void> {
  await changeCase(db, { caseId, userId, now }, async (change) => {
    const { tx } = change;
    const offer = await offerOfCase(tx, { caseId, offerId, typeId });
    if (!offer.isSelected) return;
    requireSeen(await newestRefixation(tx, caseId), version);
    const process = await openProcess(tx, caseId, typeId);
    if (process !== undefined) {
      await requireLinkable(tx, process);
      await setOffer(tx, process, undefined);
    }
    await deselectAll(change);
  });
}
