import { maxRealEstates } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { CallBody } from '@advisor/contracts/operation';
import type { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { and, eq } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { valuationEvents } from '../../../domain/cases/event-titles';
import { isSecured } from '../../../domain/documents/loan/products';
import { realEstates, realEstateValuations } from '../../../domain/valuation/schema';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import {
  readValuations,
  sealSpecification,
  stateOf,
} from '../../../domain/valuation/read-valuations';
import { valuationOfCase } from '../valuation-of-case';
import { caseLock, type Named, type ValuationBackend } from './valuation-change';

type Asked = CallBody<typeof valuationCalls.create>;

interface Adding {
  caseId: number;
  userId: number;
  /** The caller's key: the same call again adds nothing. */
  key: string | undefined;
}

/** Why no real estate can be added to a case. */
export function addLock(productTypeId: number, count: number): string | undefined {
  if (!isSecured(productTypeId)) return 'Tento produkt se nemovitostí nezajišťuje.';
  return count >= maxRealEstates
    ? `Úvěr může mít nejvýše ${maxRealEstates} nemovitosti.`
    : undefined;
}

/**
 * Adds a real estate as a draft.
 * @throws Failure 409 for one more than there may be, a product without any, and a closed case
 */
export const addValuation = (
  backend: ValuationBackend,
  adding: Adding,
  { realEstateTypeId, realEstateState, isLoanRealEstate, isPurchased = true }: Asked,
): Promise<number> =>
  adds(backend, adding, async (change) => {
    const realEstateId = await addRealEstate(change, realEstateTypeId);
    return { realEstateId, specification: { isLoanRealEstate, isPurchased, realEstateState } };
  });

/**
 * Makes a draft like another valuation: of a real estate of its own, or of the same one, to value it again.
 * @throws Failure 404 for a valuation of another case, 409 when it may not be valued again now
 */
export const copyValuation = (
  backend: ValuationBackend,
  { realEstateValuationId, ...adding }: Omit<Named, 'userId'> & Adding,
  isSameRealEstate: boolean,
): Promise<number> =>
  adds(backend, adding, async (change) => {
    const { tx, row } = change;
    const of = { caseId: row.id, realEstateValuationId };
    const known = await valuationOfCase(tx, backend.clientSealer, of);
    const { specification, realEstate } = known;
    if (!isSameRealEstate) {
      const realEstateId = await addRealEstate(change, realEstate.typeId);
      return { realEstateId, specification: ofAnother(specification) };
    }
    const all = await readValuations(tx, [row.id]);
    const isUnfinished = all.some(
      (one) => one.realEstate.id === realEstate.id && stateOf(one) !== taskState.finished.code,
    );
    if (isUnfinished) throw conflict('Jiné ocenění této nemovitosti ještě není dokončené.');
    const { deedId } = known.row;
    return { realEstateId: realEstate.id, specification, deedId };
  });

/** What the next flat of a house does not have in common with the first. */
function ofAnother({
  floorArea: _area,
  floorNumber: _floor,
  cadastre,
  ...common
}: RealEstateSpecification): RealEstateSpecification {
  if (cadastre === undefined) return common;
  const { deedNumber: _deed, ...where } = cadastre;
  return { ...common, cadastre: { ...where, units: [] } };
}

interface Added {
  realEstateId: number;
  specification: RealEstateSpecification;
  deedId?: number | null;
}

const adds = (
  { db, clock, clientSealer }: ValuationBackend,
  { caseId, userId, key }: Adding,
  make: (change: CaseChange) => Promise<Added>,
): Promise<number> =>
  changeCase(db, { caseId, userId, now: clock.now(), lock: caseLock }, async (change) => {
    const { tx, now, event } = change;
    const before = await addedBefore(tx, { caseId, userId, key });
    if (before !== undefined) return before;
    const { realEstateId, specification, deedId } = await make(change);
    const [added] = await tx
      .insert(realEstateValuations)
      .values({
        realEstateId,
        ...sealSpecification(clientSealer, specification),
        deedId: deedId ?? null,
        createdOn: now,
        createdBy: userId,
        requestKey: key ?? null,
        changedOn: now,
        changedBy: userId,
      })
      .returning({ id: realEstateValuations.id });
    if (added === undefined) throw new Error('a valuation was not added');
    await event({ kind: 'case', title: valuationEvents.added });
    return added.id;
  });

async function addRealEstate({ tx, row }: CaseChange, typeId: number): Promise<number> {
  const count = await tx.$count(realEstates, eq(realEstates.caseId, row.id));
  const lock = addLock(row.productTypeId, count);
  if (lock !== undefined) throw conflict(lock);
  const [added] = await tx
    .insert(realEstates)
    .values({ caseId: row.id, typeId })
    .returning({ id: realEstates.id });
  if (added === undefined) throw new Error('a real estate was not added');
  return added.id;
}

/** Of the same key. @throws Failure 409 for a key of another case */
async function addedBefore(
  tx: Database,
  { caseId, userId, key }: Adding,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const [known] = await tx
    .select({ id: realEstateValuations.id, caseId: realEstates.caseId })
    .from(realEstateValuations)
    .innerJoin(realEstates, eq(realEstates.id, realEstateValuations.realEstateId))
    .where(
      and(eq(realEstateValuations.createdBy, userId), eq(realEstateValuations.requestKey, key)),
    );
  if (known !== undefined && known.caseId !== caseId)
    throw conflict('Tento požadavek už byl použit jinde.');
  return known?.id;
}
