import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { ValuationDetail } from '@advisor/contracts/real-estate/endpoints';
import type { Operation } from '@advisor/contracts/operation';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { cases } from '../domain/cases/schema/cases';
import { sealSpecification } from '../domain/valuation/read-valuations';
import {
  ownershipDeeds,
  realEstates,
  realEstateValuations,
  valuationOrders,
} from '../domain/valuation/schema';
import { addressPoints } from '../neighbours/address-register/schema';
import { addDays, bankDay } from '../platform/calendar';
import { newApplication } from './hub';
import { goodMortgage } from './loan-input';
import { type DemoLogin, type TestApp, testNow } from './test-app';

/** An address of the register, as a page sends it. */
export async function registeredAddress({ db }: Pick<TestApp, 'db'>) {
  const [found] = await db
    .select()
    .from(addressPoints)
    .where(and(isNull(addressPoints.withdrawnOn), isNotNull(addressPoints.street)))
    .orderBy(asc(addressPoints.id))
    .limit(1);
  if (found === undefined) throw new Error('the register has no address');
  const { id, street, houseNumber, city, postcode } = found;
  return {
    street: street ?? undefined,
    houseNumber,
    city,
    postcode,
    countryId: 16,
    addressPointId: String(id),
  };
}

/** What the online valuation asks. */
export const flatDetails = {
  buildingStructureCode: 'brick',
  flatSchemaCode: '3+kk',
  technicalStateCode: 'good',
  floorArea: 68.5,
  builtIn: 1998,
};

/** A flat of which everything is known that an order asks. */
export async function knownFlat(backend: TestApp) {
  return {
    isLoanRealEstate: true,
    isPurchased: true,
    realEstateState: 1,
    address: await registeredAddress(backend),
    ...flatDetails,
  };
}

interface RealEstateIds {
  caseId: number;
  realEstateValuationId: number;
}

/** The calls of a valuation as an advisor's browser makes them. */
export function valuationClient(backend: TestApp, ids: RealEstateIds, as: DemoLogin = 'advisor') {
  const call = (operation: Operation, input: object = {}, more: object = {}) =>
    backend.callOperation(operation, { as, params: { ...ids, ...more }, ...input });
  const get = async (): Promise<ValuationDetail> => {
    const answer = await call(
      valuationCalls.get,
      {},
      { sourceId: 1, id: ids.realEstateValuationId },
    );
    expect(answer.statusCode).toBe(200);
    return answer.json<ValuationDetail>();
  };
  return {
    ...ids,
    call,
    get,
    version: async () => (await get()).version,
    update: async (specification: object) =>
      call(valuationCalls.update, { body: { ...specification, version: (await get()).version } }),
    order: async (order: object) =>
      call(valuationCalls.order, { body: { order, seen: (await get()).version } }),
  };
}

/** A draft of a flat on a case that is new, unless one is named. */
export async function newRealEstate(
  backend: TestApp,
  { caseId, typeId = 2 }: { caseId?: number; typeId?: number } = {},
) {
  const ofCase = caseId ?? (await newApplication(backend)).caseId;
  const answer = await backend.callOperation(valuationCalls.create, {
    as: 'advisor',
    params: { caseId: ofCase },
    body: { realEstateTypeId: typeId, isLoanRealEstate: true, isPurchased: true },
  });
  expect(answer.statusCode).toBe(201);
  const { realEstateValuationId } = answer.json<{ realEstateValuationId: number }>();
  return valuationClient(backend, { caseId: ofCase, realEstateValuationId });
}

/** A flat of which everything is known, still a draft. */
export async function describedFlat(backend: TestApp) {
  const client = await newRealEstate(backend);
  const answer = await client.update(await knownFlat(backend));
  expect(answer.statusCode).toBe(200);
  return client;
}

/** An order that lacks nothing but what is sent along. */
export const dtsOrder = { valuationTypeId: 2, note: 'Klíče má vrátný.' };

/** Where the cadastre has the first house of the register. */
export async function knownEntry(backend: TestApp) {
  const { addressPointId } = await registeredAddress(backend);
  const { cadastre } = backend.app.neighbours;
  const [found] = await cadastre.search({ by: 'address', addressPointId });
  if (found?.entry.deedNumber === undefined) throw new Error('the cadastre does not know it');
  const { cadastralAreaCode, deedNumber } = found.entry;
  return { cadastralAreaCode, deedNumber };
}

/** A draft whose deed was read. */
export async function estateWithDeed(backend: TestApp) {
  const client = await newRealEstate(backend);
  const body = { ...(await knownEntry(backend)), version: await client.version() };
  const answer = await client.call(valuationCalls.readDeed, { body });
  expect(answer.statusCode).toBe(200);
  const { deedOfOwnership } = answer.json<{
    deedOfOwnership: { deedOfOwnershipDocumentId: number };
  }>();
  return { ...client, deedOfOwnershipDocumentId: deedOfOwnership.deedOfOwnershipDocumentId };
}

/** A real estate of a case with a deed that nobody reads, as rows. */
export async function addedRealEstate(
  backend: TestApp,
  { caseId, userId }: { caseId: number; userId: number },
) {
  const { clientSealer, fileSealer } = backend.app.backend;
  const [deed] = await backend.db
    .insert(ownershipDeeds)
    .values({
      caseId,
      issuedOn: bankDay(testNow),
      readOn: testNow,
      readBy: userId,
      sealedDeed: clientSealer.seal('{}'),
      sealedPdf: fileSealer.seal(Buffer.from('%PDF'), `deed ${caseId}`),
    })
    .returning({ deedOfOwnershipDocumentId: ownershipDeeds.id });
  if (deed === undefined) throw new Error('no deed was made');
  return { ...deed, ...(await addFlat(backend, { caseId, userId })) };
}

async function addFlat(
  { app, db }: TestApp,
  { caseId, userId }: { caseId: number; userId: number },
): Promise<{ realEstateValuationId: number }> {
  const [estate] = await db
    .insert(realEstates)
    .values({ caseId, typeId: 2 })
    .returning({ id: realEstates.id });
  if (estate === undefined) throw new Error('no real estate was made');
  const times = { createdOn: testNow, changedOn: testNow };
  const specification = { isLoanRealEstate: true, isPurchased: true };
  const [valuation] = await db
    .insert(realEstateValuations)
    .values({
      ...times,
      ...sealSpecification(app.backend.clientSealer, specification),
      realEstateId: estate.id,
      createdBy: userId,
    })
    .returning({ realEstateValuationId: realEstateValuations.id });
  if (valuation === undefined) throw new Error('no valuation was made');
  return valuation;
}

/** A flat that secures the loan of a case, with a result on the tests' day; CZK, as much as is modelled unless said. */
export async function addValued(
  backend: TestApp,
  caseId: number,
  value = goodMortgage.collateralAmount ?? 0,
  conditions: string[] = [],
): Promise<{ realEstateValuationId: number }> {
  const { app, db } = backend;
  const [owner] = await db
    .select({ userId: cases.ownerId })
    .from(cases)
    .where(eq(cases.id, caseId));
  if (owner === undefined) throw new Error('no case');
  const { realEstateValuationId } = await addFlat(backend, { caseId, ...owner });
  const valuedOn = bankDay(testNow);
  await db.insert(valuationOrders).values({
    valuationId: realEstateValuationId,
    typeId: 2,
    state: 4,
    orderedOn: testNow,
    orderedBy: owner.userId,
    fee: 0,
    feePayer: 'bank',
    sealedOrder: app.backend.clientSealer.seal('{"valuationTypeId":2}'),
    handedOverOn: testNow,
    endedOn: testNow,
    result: {
      valuedOn,
      currentValue: value,
      collateralValue: value,
      priorLiens: 0,
      remarks: [],
      conditions,
      comparablePrices: [],
    },
    validTo: addDays(valuedOn, 300),
  });
  return { realEstateValuationId };
}
