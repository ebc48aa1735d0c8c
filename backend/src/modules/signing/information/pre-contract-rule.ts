import { and, eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { loanContract } from '../../../domain/documents/loan/loan-contract';
import { isSecured } from '../../../domain/documents/loan/products';
import type { Database } from '../../../platform/database/database';
import { preContractHandovers } from '../schema/pre-contract-handovers';

interface ToPrepare {
  arrangement: Pick<ArrangementRow, 'id' | 'offerId'>;
  productTypeId: number;
  documentTypeCode: string;
}

/** Why a document cannot be prepared yet. */
export interface Closed {
  reason: string;
  offerIdToHandOver: number;
}

const reason =
  'Nejprve předejte klientovi předsmluvní informace (ESIS) k nabídce, podle které je smlouva.';

/**
 * Before the contract of a loan that a real estate secures, the client has the information sheet about
 * the very offer (act 257/2016). Undefined where nothing is in the way.
 */
export async function closedBy(
  db: Database,
  { arrangement, productTypeId, documentTypeCode }: ToPrepare,
): Promise<Closed | undefined> {
  const { offerId } = arrangement;
  const isBound = documentTypeCode === loanContract.documentTypeCode && isSecured(productTypeId);
  if (!isBound || offerId === null) return undefined;
  const given = await handoverOf(db, arrangement.id, offerId);
  return given === undefined ? { reason, offerIdToHandOver: offerId } : undefined;
}

/** What was handed over about an offer, if it was. */
export async function handoverOf(db: Database, salesArrangementId: number, offerId: number) {
  const [given] = await db
    .select()
    .from(preContractHandovers)
    .where(
      and(
        eq(preContractHandovers.salesArrangementId, salesArrangementId),
        eq(preContractHandovers.offerId, offerId),
      ),
    );
  return given;
}
