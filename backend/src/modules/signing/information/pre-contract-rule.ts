import type { Closed } from '@advisor/contracts/signing/endpoints';
import { and, eq, isNull } from 'drizzle-orm';
import { cases } from '../../../domain/cases/schema/cases';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { informationSheetOf } from '../../../domain/documents/information/information-sheets';
import { loanContract } from '../../../domain/documents/loan/loan-contract';
import { signingDocuments } from '../../../domain/signing/schema';
import type { Database } from '../../../platform/database/database';
import { preContractHandovers } from '../schema/pre-contract-handovers';
import { documentState } from '../state-machine';

interface Subject {
  arrangement: { id: number; offerId: number | null };
  productTypeId: number;
  documentTypeCode: string;
}

/**
 * Before the contract of a loan the client has the pre-contract information about the very offer (act
 * 257/2016). Undefined where nothing is in the way.
 */
export async function closedBy(
  db: Database,
  { arrangement, productTypeId, documentTypeCode }: Subject,
): Promise<Closed | undefined> {
  const sheet = informationSheetOf(productTypeId);
  if (documentTypeCode !== loanContract.documentTypeCode || sheet === undefined) return undefined;
  const { id, offerId } = arrangement;
  if ((await handoverOf(db, id, offerId)) !== undefined) return undefined;
  return offerId === null
    ? {
        reason: `Před smlouvou dostává klient předsmluvní informace (${sheet.abbreviation}) k nabídce, žádost ale žádnou nemá. Nejprve do ní v modelaci převezměte nabídku.`,
        step: 'modelation',
      }
    : {
        reason: `Nejprve předejte klientovi předsmluvní informace (${sheet.abbreviation}) k nabídce, kterou žádost převzala.`,
        offerIdToHandOver: offerId,
      };
}

const finished: ReadonlySet<number> = new Set([documentState.signed, documentState.cancelled]);

/** To the client, whose page cannot mend it. */
export const closedForClient =
  'Banka Vám zatím nepředala předsmluvní informace k této smlouvě. Podepsat ji můžete, až je dostanete. Obraťte se prosím na svého poradce.';

/** To who has the document in another application, where it cannot be mended either. */
export const closedInFrame =
  'Klient zatím nedostal předsmluvní informace k této smlouvě. Předejte mu je prosím v Pracovišti poradce u tohoto dokumentu, potom půjde podepsat.';

/** The same of a document that is there; nothing is in the way of one that is finished. */
export async function documentClosedBy(
  db: Database,
  documentId: number,
): Promise<Closed | undefined> {
  const [found] = await db
    .select({
      arrangement: { id: salesArrangements.id, offerId: salesArrangements.offerId },
      productTypeId: cases.productTypeId,
      documentTypeCode: signingDocuments.typeCode,
      state: signingDocuments.state,
    })
    .from(signingDocuments)
    .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(eq(signingDocuments.documentId, documentId));
  const isClosable = found !== undefined && !finished.has(found.state);
  return isClosable ? closedBy(db, found) : undefined;
}

/** What was handed over about an offer, if it was. */
export async function handoverOf(db: Database, salesArrangementId: number, offerId: number | null) {
  const [given] = await db
    .select()
    .from(preContractHandovers)
    .where(
      and(
        eq(preContractHandovers.salesArrangementId, salesArrangementId),
        offerId === null
          ? isNull(preContractHandovers.offerId)
          : eq(preContractHandovers.offerId, offerId),
      ),
    );
  return given;
}
