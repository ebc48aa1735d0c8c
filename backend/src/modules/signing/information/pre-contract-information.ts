import { eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { informationHandedOver } from '../../../domain/cases/event-titles';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { offeredLoan, sheetNumbers } from '../../../domain/documents/information/information-sheet';
import { informationSheetOf } from '../../../domain/documents/information/information-sheets';
import { offers } from '../../../domain/offers/schema/offers';
import { conflict, notFound } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import type { ContentNode } from '../content/content-node';
import { sha256 } from '../content/document-content';
import { type PrintedPage, printDocument } from '../content/print-document';
import { readFacts } from '../content/read-facts';
import { preContractHandovers } from '../schema/pre-contract-handovers';
import { handoverOf } from './pre-contract-rule';

interface Asked {
  arrangement: ArrangementRow;
  row: CaseRow;
  user: SignedInUser;
}

/**
 * The sheet about the linked offer: as it was handed over, or as it would be.
 * @throws Failure 404 where there is no offer of a loan
 */
export async function informationPage(node: ContentNode, asked: Asked): Promise<PrintedPage> {
  const { backend } = node;
  const { arrangement, row, user } = asked;
  const sheet = informationSheetOf(row.productTypeId);
  if (arrangement.offerId === null || sheet === undefined) throw noSheet();
  const given = await handoverOf(backend.db, arrangement.id, arrangement.offerId);
  if (given?.sealedPage) {
    return JSON.parse(backend.signingSealer.open(given.sealedPage)) as PrintedPage;
  }
  const facts = await readFacts(node, {
    arrangement,
    createdOn: given?.handedOverOn ?? backend.clock.now(),
    contact: `${user.firstName} ${user.lastName}`,
  });
  const loan = offeredLoan(facts);
  if (loan === undefined) throw noSheet();
  const { offerId } = loan.offer;
  const [offer] = await backend.db
    .select({ validTo: offers.validTo })
    .from(offers)
    .where(eq(offers.id, offerId));
  return {
    page: {
      name: sheet.name,
      category: 'Předsmluvní informace',
      footer: `${sheet.abbreviation} k nabídce č. ${offerId}`,
      blocks: [
        { facts: sheetNumbers(facts, loan) },
        ...sheet.blocks(facts, loan, offer?.validTo ?? facts.createdOn),
      ],
    },
    updatedOn: facts.createdOn,
  };
}

const noSheet = () => notFound('K žádosti není nabídka úvěru.');

/**
 * Records that the client was given the sheet about the offer; once, however often it is said.
 * @throws Failure 404 as the sheet, 409 when another offer is linked by now
 */
export async function handOver(
  node: ContentNode,
  asked: Asked & { offerId: number; now: Date },
): Promise<Date> {
  const { db, signingSealer } = node.backend;
  const { arrangement, row, user, offerId, now } = asked;
  const printed = await informationPage(node, asked);
  if (arrangement.offerId !== offerId) throw otherOffer();
  const content = await printDocument(printed);
  return db.transaction(async (tx) => {
    const [current] = await tx
      .select({ offerId: salesArrangements.offerId })
      .from(salesArrangements)
      .where(eq(salesArrangements.id, arrangement.id))
      .for('update');
    if (current?.offerId !== offerId) throw otherOffer();
    const before = await handoverOf(tx, arrangement.id, offerId);
    if (before !== undefined) return before.handedOverOn;
    await tx.insert(preContractHandovers).values({
      salesArrangementId: arrangement.id,
      offerId,
      handedOverOn: now,
      userId: user.id,
      sha256: sha256(content),
      sealedPage: signingSealer.seal(JSON.stringify(printed)),
    });
    await recordTimelineEvent(tx, now, {
      caseId: row.id,
      kind: 'application',
      title: informationHandedOver,
      description: `${informationSheetOf(row.productTypeId)?.abbreviation} k nabídce ${offerId}`,
      userId: user.id,
    });
    return now;
  });
}

const otherOffer = () =>
  conflict('Žádost má mezitím jinou nabídku. Předejte prosím předsmluvní informace k ní.');
