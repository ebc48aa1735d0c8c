import { eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { offeredLoan, sheetNumbers } from '../../../domain/documents/information/information-sheet';
import { informationSheetOf } from '../../../domain/documents/information/information-sheets';
import { offers } from '../../../domain/offers/schema/offers';
import { notFound } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import type { ContentNode } from '../content/content-node';
import type { PrintedPage } from '../content/print-document';
import { readFacts } from '../content/read-facts';
import { handoverOf } from './pre-contract-rule';

export interface Asked {
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
