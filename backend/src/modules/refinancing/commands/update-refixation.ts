import type { CallBody } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { changeCase } from '../../../domain/cases/change-case';
import { requireLinkable } from '../../../domain/refinancing/check-offer';
import { openProcessStates, requireSeen } from '../../../domain/refinancing/processes';
import { newestRefixation } from '../../../domain/refinancing/refixation-offers';
import type { Database } from '../../../platform/database/database';
import { refixationProcess } from './begin-process';
import { type Acting, changeProcess, ofLoan } from './process-change';

/**
 * Replaces the comment and the discount of the refixation, and begins it when nobody has.
 * @throws Failure 409 when somebody has changed it since the user read it, or its document is with the
 * client
 */
export async function updateRefixation(
  db: Database,
  acting: Acting,
  body: CallBody<typeof refinancingCalls.updateRefixation>,
): Promise<void> {
  await changeCase(db, ofLoan(acting), async (change) => {
    const { tx, row } = change;
    const { comment = null, interestRateDiscount = null, version } = body;
    const known = await newestRefixation(tx, row.id);
    const isSo = known?.comment === comment && known.interestRateDiscount === interestRateDiscount;
    // The same once more: the answer was lost.
    if (isSo && openProcessStates.includes(known.state)) return;
    requireSeen(known, version);
    const process = await refixationProcess(change);
    if (process.interestRateDiscount !== interestRateDiscount) await requireLinkable(tx, process);
    await changeProcess(tx, process, { comment, interestRateDiscount });
  });
}
