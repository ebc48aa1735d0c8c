import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { codeName } from '@advisor/contracts/code-name';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import {
  checkOffer,
  requireBeforeSignedChange,
  requireLinkable,
} from '../../../domain/refinancing/check-offer';
import { offerOfCase } from '../../../domain/refinancing/offers';
import { openProcess, type ProcessRow } from '../../../domain/refinancing/processes';
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
  /** Of the open process that the user has seen, 0 for none. */
  version: number;
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
    if (open === undefined && salesArrangementId !== undefined)
      throw conflict('Proces už je ukončený. Načtěte ho prosím znovu.');
    const content = {
      before: { offerId: open?.offerId, comment: open?.comment },
      after: { offerId, ...agreed },
    };
    const seen = { version, userId: linking.userId, what: 'Proces', content };
    if ((await checkVersion(tx, open, seen)) && open !== undefined) return open;
    if (open?.offerId === offerId) return changeProcess(change, open, agreed);
    checkOffer(offer, loan);
    await requireBeforeSignedChange(tx, offer);
    if (open !== undefined && open.salesArrangementId !== salesArrangementId)
      throw conflict(
        `${codeName(refinancingType, typeId)} je na případu už rozpracovaná. Otevřete ji, nebo ji nejprve zrušte.`,
      );
    const process = open ?? (await beginProcess(change, typeId));
    if (open !== undefined) await requireLinkable(tx, open);
    await event({
      kind: 'service',
      title: 'Nabídka převzata do případu',
      description: `${codeName(refinancingType, typeId)}, nabídka č. ${offerId}`,
    });
    return setOffer(change, process, offer, agreed);
  });
}
