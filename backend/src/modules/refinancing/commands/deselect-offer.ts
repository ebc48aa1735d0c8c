import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { requireLinkable } from '../../../domain/refinancing/check-offer';
import { offerOfCase, typeIdOf } from '../../../domain/refinancing/offers';
import { openProcess } from '../../../domain/refinancing/processes';
import { newestRefixation } from '../../../domain/refinancing/refixation-offers';
import type { Database } from '../../../platform/database/database';
import { type ProcessOf, setOffer } from './process-change';
import { type Chosen, deselectAll } from './select-offer';

const typeId = typeIdOf.refixation;

/** @throws Failure 409 when its document is with the client, or somebody has changed it since */
export async function deselectOffer(
  db: Database,
  { caseId, offerId, version, userId, now }: Chosen & Omit<ProcessOf, 'processId'>,
): Promise<{ version: number }> {
  return changeCase(db, { caseId, userId, now }, async (change) => {
    const { tx } = change;
    const offer = await offerOfCase(tx, { caseId, offerId, typeId });
    const known = await newestRefixation(tx, caseId);
    const content = { before: offer.isSelected, after: false };
    const seen = { version, userId, what: 'Refixaci', content };
    if (await checkVersion(tx, known, seen)) return { version: known?.version ?? 0 };
    const process = await openProcess(tx, caseId, typeId);
    if (process !== undefined) {
      await requireLinkable(tx, process);
      await setOffer(change, process, undefined);
    }
    await deselectAll(change);
    return { version: (await newestRefixation(tx, caseId))?.version ?? 0 };
  });
}
