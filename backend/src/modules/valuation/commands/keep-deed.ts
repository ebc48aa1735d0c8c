import { valuationEvents } from '../../../domain/cases/event-titles';
import { specificationLock } from '../../../domain/valuation/order-state';
import { sealSpecification, stateOf } from '../../../domain/valuation/read-valuations';
import { ownershipDeeds } from '../../../domain/valuation/schema';
import { checkVersion } from '../../../domain/versions/check-version';
import type { CadastreDeed } from '../../../neighbours/cadastre/port';
import type { PartSealer } from '../../../platform/personal-data/part-sealer';
import { conflict } from '../../../platform/failure';
import { eq } from 'drizzle-orm';
import { type KeptDeed, openDeed, placeOfDeed } from '../deed-of-case';
import {
  changeValuation,
  type Named,
  type ValuationBackend,
  writeValuation,
} from './valuation-change';

interface Kept {
  version: number;
  deedId: number;
}

/**
 * Keeps a deed that was read from the cadastre, with where it says that the real estate is. The same
 * deed of the same day is kept once.
 * @throws Failure 409 when somebody else has changed the real estate or it is ordered
 */
export const keepDeed = (
  backend: ValuationBackend & { fileSealer: PartSealer },
  named: Named,
  version: number,
  { pdf, ...read }: CadastreDeed,
): Promise<Kept> =>
  changeValuation(backend, named, async (change, known) => {
    const { tx, now, row: caseRow, event } = change;
    const { clientSealer: sealer, fileSealer } = backend;
    const { userId, caseId } = named;
    const { deedId } = known.row;
    const [last] =
      deedId === null
        ? []
        : await tx.select().from(ownershipDeeds).where(eq(ownershipDeeds.id, deedId));
    const content = { before: last && identityOf(openDeed(sealer, last)), after: identityOf(read) };
    const seen = { version, userId, what: 'Nemovitost', content };
    if ((await checkVersion(tx, known.row, seen)) && last !== undefined)
      return { version: known.row.version, deedId: last.id };
    const lock = specificationLock(stateOf(known));
    if (lock !== undefined) throw conflict(lock);
    const [kept] = await tx
      .insert(ownershipDeeds)
      .values({
        caseId: caseRow.id,
        issuedOn: read.issuedOn,
        readOn: now,
        readBy: userId,
        sealedDeed: sealer.seal(JSON.stringify(read)),
        sealedPdf: fileSealer.seal(pdf, placeOfDeed(caseId, read)),
      })
      .returning({ id: ownershipDeeds.id });
    if (kept === undefined) throw new Error('a deed was not kept');
    const specification = { ...known.specification, cadastre: whereItIs(known, read) };
    const changed = await writeValuation(change, known, {
      ...sealSpecification(sealer, specification),
      deedId: kept.id,
    });
    await event({ kind: 'case', title: valuationEvents.deedRead });
    return { ...changed, deedId: kept.id };
  });

const identityOf = ({ entry, issuedOn }: KeptDeed) => ({
  cadastralAreaCode: entry.cadastralAreaCode,
  deedNumber: entry.deedNumber,
  issuedOn,
});

/** Numbers that were chosen on the same deed stay. */
function whereItIs(
  { specification: { cadastre } }: { specification: { cadastre?: KeptDeed['entry'] | undefined } },
  { entry }: KeptDeed,
): KeptDeed['entry'] {
  const isSame =
    cadastre?.cadastralAreaCode === entry.cadastralAreaCode &&
    cadastre.deedNumber === entry.deedNumber;
  const isChosen =
    isSame && cadastre.parcels.length + cadastre.buildings.length + cadastre.units.length > 0;
  return isChosen ? { ...cadastre, cadastralArea: entry.cadastralArea } : entry;
}
