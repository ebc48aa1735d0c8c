import { changeCase } from '../../../domain/cases/change-case';
import { informationHandedOver } from '../../../domain/cases/event-titles';
import { informationSheetOf } from '../../../domain/documents/information/information-sheets';
import { conflict } from '../../../platform/failure';
import type { ContentNode } from '../content/content-node';
import { printDocument } from '../content/print-document';
import { type Asked, informationPage } from '../information/pre-contract-information';
import { handoverOf } from '../information/pre-contract-rule';
import { preContractHandovers } from '../schema/pre-contract-handovers';
import { sha256 } from '../sha256';

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
  const change = { salesArrangementId: arrangement.id, userId: user.id, now };
  return changeCase(db, change, async ({ tx, arrangement: current, event }) => {
    if (current.offerId !== offerId) throw otherOffer();
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
    await event({
      kind: 'application',
      title: informationHandedOver,
      description: `${informationSheetOf(row.productTypeId)?.abbreviation} k nabídce ${offerId}`,
    });
    return now;
  });
}

const otherOffer = () =>
  conflict('Žádost má mezitím jinou nabídku. Předejte prosím předsmluvní informace k ní.');
