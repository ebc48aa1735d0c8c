import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { codeName } from '@advisor/contracts/code-name';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { lockCase } from '../../../domain/cases/lock-case';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import { beginProcess } from './begin-process';
import type { EligibleLoan } from '../../../domain/refinancing/eligible-loan';
import { isOfLoan } from '../../../domain/refinancing/kept-offer';
import { signedChangeOn } from '../../../domain/refinancing/loan-history';
import { afterSignedChange } from '../../../domain/refinancing/signed-change';
import { isOpenOffer, type OfferRow, offerOfCase } from '../../../domain/refinancing/offers';
import {
  changeProcess,
  openProcess,
  possibleActions,
  type ProcessRow,
  requireSeen,
} from '../../../domain/refinancing/processes';
import { readProcessDocuments } from '../../../domain/refinancing/process-document';

interface Linking {
  loan: EligibleLoan;
  /** Of `refinancingType`. */
  typeId: number;
  offerId: number;
  /** Of the process that gets the offer; absent: a new one. */
  salesArrangementId?: number | undefined;
  /** The whole comment of the process; absent: none. */
  comment?: string | undefined;
  /** Of the process that the user has seen; absent: it is not asked. */
  version?: number | undefined;
  userId: number;
  now: Date;
}

/**
 * Takes an offer over into a process of its kind. Taking it over again changes the comment alone.
 * @throws Failure 404 for an offer of another case; 409 when it has run out, the loan has changed since,
 * another process of the kind is open, somebody has changed the process since the user read it, or its
 * document is with the client
 */
export async function linkOffer(db: Database, linking: Linking): Promise<ProcessRow> {
  const { loan, typeId, offerId, salesArrangementId, comment, version, userId, now } = linking;
  const caseId = loan.row.id;
  return db.transaction(async (tx) => {
    await lockCase(tx, caseId);
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
    const process = open ?? (await beginProcess(tx, { caseId, typeId, userId, now }));
    if (open !== undefined) await requireLinkable(tx, open);
    await recordTimelineEvent(tx, now, {
      caseId,
      kind: 'service',
      title: 'Nabídka převzata do případu',
      description: `${codeName(refinancingType, typeId)}, nabídka č. ${offerId}`,
      userId,
    });
    return setOffer(tx, process, offer, agreed);
  });
}

/** @throws Failure 409 when the offer may not be taken over any more */
export function checkOffer(offer: OfferRow, loan: EligibleLoan): void {
  if (!isOpenOffer(offer, loan.today))
    throw conflict('Platnost nabídky skončila. Spočítejte ji prosím znovu.');
  if (!isOfLoan(offer.terms, loan.running))
    throw conflict('Podmínky úvěru se od nabídky změnily. Spočítejte ji prosím znovu.');
}

/** @throws Failure 409 for an offer of a day on which the loan will be another one */
export async function requireBeforeSignedChange(
  tx: Database,
  { caseId, terms: { effectiveFrom } }: OfferRow,
): Promise<void> {
  const signedOn = await signedChangeOn(tx, caseId);
  if (signedOn !== undefined && effectiveFrom >= signedOn)
    throw conflict(afterSignedChange(signedOn));
}

/** @throws Failure 409 when the process may not get another offer */
export async function requireLinkable(tx: Database, process: ProcessRow): Promise<void> {
  const document = (await readProcessDocuments(tx, [process])).get(process.id);
  if (possibleActions(process, document).includes('link')) return;
  throw conflict(
    document?.state === 'signing'
      ? 'Dokument už je u klienta k podpisu. Nejprve ho vyřaďte z podepisování.'
      : 'Proces už změnit nelze.',
  );
}

/** Gives a process its offer, or takes it: documents are made of it from now on. */
export const setOffer = (
  tx: Database,
  process: ProcessRow,
  offer: OfferRow | undefined,
  also: Partial<Pick<ProcessRow, 'comment'>> = {},
): Promise<ProcessRow> =>
  changeProcess(tx, process, {
    offerId: offer?.id ?? null,
    effectiveFrom: offer?.terms.effectiveFrom ?? null,
    signatureDeadline: null,
    // Made of the former offer; it was withdrawn, or never made.
    documentId: null,
    documentJobId: null,
    ...also,
  });
