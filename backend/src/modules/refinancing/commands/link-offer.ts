import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { codeName } from '@advisor/contracts/code-name';
import { changeCase } from '../../../domain/cases/change-case';
import {
  checkOffer,
  requireBeforeSignedChange,
  requireLinkable,
} from '../../../domain/refinancing/check-offer';
import { offerOfCase } from '../../../domain/refinancing/offers';
import { openProcess, type ProcessRow, requireSeen } from '../../../domain/refinancing/processes';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { beginProcess } from './begin-process';
import { type Acting, changeProcess, ofLoan, setOffer } from './process-change';

interface Linking extends Acting {
  /** Of `refinancingType`. */
  typeId: number;
  offerId: number;
  /** Of the process that gets the offer; absent: a new one. */
  salesArrangementId?: number | undefined;
  /** The whole comment of the process; absent: none. */
  comment?: string | undefined;
  /** Of the process that the user has seen; absent: it is not asked. */
  version?: number | undefined;
}

/**
 * Takes an offer over into a process of its kind. Taking it over again changes the comment alone.
 * @throws Failure 404 for an offer of another case; 409 when it has run out, the loan has changed since,
 * another process of the kind is open, somebody has changed the process since the user read it, or its
 * document is with the client
 */
export async function linkOffer(db: Database, linking: Linking): Promise<ProcessRow> {
  const { loan, typeId, offerId, salesArrangementId, comment, version } = linking;
  const caseId = loan.row.id;
  return changeCase(db, ofLoan(linking), async (change) => {
    const { tx, event } = change;
    const offer = await offerOfCase(tx, { caseId, offerId, typeId });
    const open = await openProcess(tx, caseId, typeId);
    const agreed = { comment: comment ?? null };
    // The same once more: the answer was lost.
    if (open?.offerId === offerId && open.comment === agreed.comment) return open;
    if (open !== undefined) requireSeen(open, version);
    if (open?.offerId === offerId) return changeProcess(tx, open, agreed);
    checkOffer(offer, loan);
    await requireBeforeSignedChange(tx, offer);
    if (open !== undefined && open.salesArrangementId !== salesArrangementId)
      throw conflict(
        `${codeName(refinancingType, typeId)} je na případu už rozpracovaná. Otevřete ji, nebo ji nejprve zrušte.`,
      );
    if (open === undefined && salesArrangementId !== undefined)
      throw conflict('Proces už je ukončený. Načtěte ho prosím znovu.');
    const process = open ?? (await beginProcess(change, typeId));
    if (open !== undefined) await requireLinkable(tx, open);
    await event({
      kind: 'service',
      title: 'Nabídka převzata do případu',
      description: `${codeName(refinancingType, typeId)}, nabídka č. ${offerId}`,
    });
    return setOffer(tx, process, offer, agreed);
  });
}
