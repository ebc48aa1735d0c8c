import type { CallBody } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { requireLinkable } from '../../../domain/refinancing/check-offer';
import { openProcessStates } from '../../../domain/refinancing/processes';
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
): Promise<{ version: number }> {
  return changeCase(db, ofLoan(acting), async (change) => {
    const { tx, row } = change;
    const { comment = null, interestRateDiscount = null, version } = body;
    const known = await newestRefixation(tx, row.id);
    const isOpen = known !== undefined && openProcessStates.includes(known.state);
    const before = isOpen && [known.comment, known.interestRateDiscount];
    const content = { before, after: [comment, interestRateDiscount] };
    const seen = { version, userId: acting.userId, what: 'Refixaci', content };
    if ((await checkVersion(tx, known, seen)) && known !== undefined)
      return { version: known.version };
    const process = await refixationProcess(change);
    if (process.interestRateDiscount !== interestRateDiscount) await requireLinkable(tx, process);
    const changed = await changeProcess(change, process, { comment, interestRateDiscount });
    return { version: changed.version };
  });
}
