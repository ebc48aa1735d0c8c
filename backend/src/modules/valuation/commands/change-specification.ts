import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { and, eq, inArray } from 'drizzle-orm';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { valuationEvents } from '../../../domain/cases/event-titles';
import { mayBeDeleted, orderLock, specificationLock } from '../../../domain/valuation/order-state';
import { sealSpecification, stateOf } from '../../../domain/valuation/read-valuations';
import {
  realEstates,
  realEstateValuations,
  valuationDocuments,
} from '../../../domain/valuation/schema';
import { checkVersion } from '../../../domain/versions/check-version';
import { bankDay } from '../../../platform/calendar';
import { badRequest, conflict } from '../../../platform/failure';
import { checkSpecification } from '../check-specification';
import { documentsOfValuation } from '../documents-of-valuation';
import { optionsOf } from '../options';
import { variantOf } from '../variants';
import {
  changeValuation,
  type Named,
  type ValuationBackend,
  writeValuation,
} from './valuation-change';

const what = 'Nemovitost';
type Changed = Promise<{ version: number }>;

/** @throws Failure 409 while nothing can be changed */
function refuse(lock: string | undefined): void {
  if (lock !== undefined) throw conflict(lock);
}

/**
 * Saves what is known of a real estate; the same once more does nothing.
 * @throws Failure 400 with what is wrong, 409 when somebody else has changed it or it is ordered
 */
export const updateSpecification = (
  backend: ValuationBackend,
  named: Named,
  { version, ...specification }: RealEstateSpecification & { version: number },
): Changed =>
  changeValuation(backend, named, async (change, known) => {
    const { row, realEstate } = known;
    const variant = variantOf(realEstate.typeId);
    checkSpecification(specification, { variant, today: bankDay(change.now) });
    const content = { before: known.specification, after: specification };
    const seen = { version, userId: named.userId, what, content };
    if (await checkVersion(change.tx, row, seen)) return { version: row.version };
    refuse(specificationLock(stateOf(known)));
    return writeValuation(change, known, {
      ...sealSpecification(backend.clientSealer, specification),
      // Another real estate than the one that was refused.
      onlineRefusal: null,
    });
  });

/**
 * Says which documents of the case go with an order.
 * @throws Failure 400 for a document of another case, 409 when somebody else has changed it or it is ordered
 */
export const updateDocuments = (
  backend: ValuationBackend,
  named: Named,
  { version, documentIds }: { version: number; documentIds: readonly number[] },
): Changed =>
  changeValuation(backend, named, async (change, known) => {
    const { tx, row: caseRow } = change;
    const after = [...new Set(documentIds)];
    const before = (await documentsOfValuation(tx, known.row.id)).map((one) => one.documentId);
    const seen = { version, userId: named.userId, what, content: { before, after } };
    if (await checkVersion(tx, known.row, seen)) return { version: known.row.version };
    refuse(specificationLock(stateOf(known)));
    const ofCase =
      after.length === 0
        ? []
        : await tx
            .select({ id: caseDocuments.id })
            .from(caseDocuments)
            .where(and(eq(caseDocuments.caseId, caseRow.id), inArray(caseDocuments.id, after)));
    const foreign = after.findIndex((id) => !ofCase.some((one) => one.id === id));
    if (foreign >= 0)
      throw badRequest('Dokument v případu není.', { field: `documentIds.${foreign}` });
    await tx.delete(valuationDocuments).where(eq(valuationDocuments.valuationId, known.row.id));
    if (after.length > 0) {
      await tx
        .insert(valuationDocuments)
        .values(
          after.map((documentId, ordinal) => ({ valuationId: known.row.id, documentId, ordinal })),
        );
    }
    return writeValuation(change, known, {});
  });

/**
 * Chooses how a real estate is valued.
 * @throws Failure 400 for a type that is not possible, 409 when somebody else has changed it or it is ordered
 */
export const chooseType = (
  backend: ValuationBackend,
  named: Named,
  { version, valuationTypeId }: { version: number; valuationTypeId: number },
): Changed =>
  changeValuation(backend, named, async (change, known) => {
    const { row, realEstate, specification } = known;
    const content = { before: row.valuationTypeId, after: valuationTypeId };
    const seen = { version, userId: named.userId, what, content };
    if (await checkVersion(change.tx, row, seen)) return { version: row.version };
    refuse(orderLock(stateOf(known)));
    const { onlineRefusal } = row;
    const variant = variantOf(realEstate.typeId);
    const options = optionsOf({ specification, variant, onlineRefusal, feeOf: () => 0 });
    const option = options.find((one) => one.valuationTypeId === valuationTypeId);
    if (option?.isOrderedHere !== true || !option.isPossible)
      throw badRequest(option?.reason ?? 'Tento typ ocenění není možný.', {
        field: 'valuationTypeId',
      });
    return writeValuation(change, known, { valuationTypeId });
  });

/**
 * Deletes a valuation that gave no result, and its real estate when it has no other.
 * @throws Failure 404 for one that is gone, 409 for one with a result or on its way, or that somebody else has changed
 */
export const deleteValuation = (
  backend: ValuationBackend,
  named: Named,
  version: number,
): Promise<void> =>
  changeValuation(backend, named, async (change, { row, realEstate, orders }) => {
    const { tx, event } = change;
    await checkVersion(tx, row, { version, userId: named.userId, what });
    if (!mayBeDeleted(orders.map(({ state }) => state)))
      throw conflict('Objednané nebo dokončené ocenění nelze smazat.');
    await tx.delete(realEstateValuations).where(eq(realEstateValuations.id, row.id));
    const others = eq(realEstateValuations.realEstateId, realEstate.id);
    if ((await tx.$count(realEstateValuations, others)) === 0)
      await tx.delete(realEstates).where(eq(realEstates.id, realEstate.id));
    await event({ kind: 'case', title: valuationEvents.deleted });
  });
