/** @database both: locks, statements of their own and jobs */
import { randomUUID } from 'node:crypto';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { referenceValuations } from '../../neighbours/appraisers/schema';
import { newApplication } from '../../testing/hub';
import {
  describedFlat,
  estateWithDeed,
  flatDetails,
  knownFlat,
  newRealEstate,
} from '../../testing/real-estates';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { pdf, saveDocument } from '../../testing/uploads';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => {
  backend.setNow(testNow);
  backend.app.backend.config.neighbours = { faults: {} };
});
afterAll(() => backend.close());

const create = (caseId: number, body: object = {}, headers?: Record<string, string>) =>
  backend.callOperation(valuationCalls.create, {
    as: 'advisor',
    params: { caseId },
    body: { realEstateTypeId: 2, isLoanRealEstate: true, ...body },
    headers,
  });
const listOf = async (caseId: number) => {
  const params = { caseId };
  const answer = await backend.callOperation(valuationCalls.list, { as: 'advisor', params });
  return answer.json<CallResponse<typeof valuationCalls.list>>();
};
const problems = (answer: { json(): unknown }) =>
  (answer.json() as ErrorMessage[]).map(({ field, errorCode }) => [field, errorCode]);

describe('real estates of a case', () => {
  test('are at most three, and one that is deleted makes room', async () => {
    const { caseId } = await newApplication(backend);
    for (const realEstateTypeId of [2, 1, 4])
      expect((await create(caseId, { realEstateTypeId })).statusCode).toBe(201);
    const fourth = await create(caseId);
    expect([fourth.statusCode, fourth.json()]).toMatchObject([
      409,
      [{ message: 'Úvěr může mít nejvýše 3 nemovitosti.' }],
    ]);
    const list = await listOf(caseId);
    expect(list.map(({ realEstateVariant }) => realEstateVariant)).toEqual(['HF+F', 'HF', 'P']);
    const params = { caseId, realEstateValuationId: list[2]?.id ?? 0 };
    const query = { version: '1' };
    await backend.callOperation(valuationCalls.remove, { as: 'advisor', params, query });
    expect((await create(caseId)).statusCode).toBe(201);
  });

  test('are added once by one key', async () => {
    const { caseId } = await newApplication(backend);
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [await create(caseId, {}, headers), await create(caseId, {}, headers)];
    expect(one.json()).toEqual(other.json());
    expect(await listOf(caseId)).toHaveLength(1);
  });

  test('are copied without what is of one flat only', async () => {
    const flat = await describedFlat(backend);
    const answer = await flat.call(valuationCalls.copy, { body: { isSameRealEstate: false } });
    const { realEstateValuationId: id } = answer.json<{ realEstateValuationId: number }>();
    const [first, copy] = await listOf(flat.caseId);
    expect(copy).toMatchObject({ id, address: first?.address });
    expect(copy?.realEstateId).not.toBe(first?.realEstateId);
    expect(copy?.missing).toEqual(['Doplňte podlahovou plochu.']);
  });

  test('cannot be valued again while a valuation is not finished', async () => {
    const flat = await describedFlat(backend);
    const answer = await flat.call(valuationCalls.copy, { body: { isSameRealEstate: true } });
    expect(answer.statusCode).toBe(409);
  });
});

describe('a specification', () => {
  test('is kept as it was typed, and says what is missing', async () => {
    const flat = await newRealEstate(backend);
    expect((await flat.get()).missing).toHaveLength(3);
    const specification = await knownFlat(backend);
    expect((await flat.update(specification)).statusCode).toBe(200);
    expect(await flat.get()).toMatchObject({ specification, missing: [], version: 2 });
  });

  test('wants an address of the register', async () => {
    const flat = await newRealEstate(backend);
    const { address, ...rest } = await knownFlat(backend);
    const { addressPointId: _code, ...typed } = address;
    expect(problems(await flat.update({ ...rest, address: typed }))).toEqual([['address', 90080]]);
    const unknown = { ...address, addressPointId: '999999999' };
    expect(problems(await flat.update({ ...rest, address: unknown }))).toEqual([
      ['address', 90080],
    ]);
  });

  test('is saved while the register does not answer', async () => {
    const flat = await newRealEstate(backend);
    backend.app.backend.config.neighbours = { faults: { 'address-register': 'down' } };
    expect((await flat.update(await knownFlat(backend))).statusCode).toBe(200);
  });

  test.each([
    ['no area', { floorArea: 0 }],
    ['too large an area', { floorArea: 10_001 }],
  ])('is refused with %s', async (_name, told) => {
    const flat = await newRealEstate(backend);
    const answer = await flat.update({ isLoanRealEstate: true, isPurchased: true, ...told });
    expect(problems(answer)).toEqual([['floorArea', 90900]]);
  });

  test('takes documents of its case and of no other', async () => {
    const flat = await newRealEstate(backend);
    const own = await saveDocument(backend, flat.caseId);
    const foreign = await saveDocument(
      backend,
      (await newApplication(backend)).caseId,
      pdf('b.pdf', 2_100),
    );
    const body = { documentIds: [own, foreign], version: 1 };
    const refused = await flat.call(valuationCalls.updateDocuments, { body });
    expect(problems(refused)).toEqual([['documentIds.1', 90900]]);
    await flat.call(valuationCalls.updateDocuments, { body: { ...body, documentIds: [own] } });
    expect((await flat.get()).documents).toMatchObject([{ documentId: own }]);
  });
});

describe('a deed of ownership', () => {
  test('is read from the cadastre, kept with its day and shown as PDF', async () => {
    const estate = await estateWithDeed(backend);
    const { deedOfOwnership, specification } = await estate.get();
    expect(deedOfOwnership).toMatchObject({ isOld: false, owners: expect.any(Array) });
    expect(specification.cadastre).toEqual(deedOfOwnership?.entry);
    const query = { deedOfOwnershipDocumentId: String(estate.deedOfOwnershipDocumentId) };
    const file = await backend.callOperation(documentCalls.deedOfOwnership, {
      as: 'advisor',
      query,
    });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    backend.setNow(new Date(Number(testNow) + 31 * 86_400_000));
    expect((await estate.get()).deedOfOwnership).toMatchObject({ isOld: true });
  });

  test('that is not there is 404, and a cadastre that is down 503', async () => {
    const flat = await newRealEstate(backend);
    const body = { cadastralAreaCode: '000000', deedNumber: 1, version: 1 };
    expect((await flat.call(valuationCalls.readDeed, { body })).statusCode).toBe(404);
    backend.app.backend.config.neighbours = { faults: { cadastre: 'down' } };
    expect((await flat.call(valuationCalls.readDeed, { body })).statusCode).toBe(503);
  });
});

describe('before an online order', () => {
  test('the model says what is possible, and what was typed is kept', async () => {
    const flat = await describedFlat(backend);
    const answer = await flat.call(valuationCalls.preorderOnline, {
      body: { ...flatDetails, floorArea: 71 },
    });
    expect(answer.json()).toEqual({ possibleValuationTypes: [1, 2, 3] });
    expect((await flat.get()).specification.floorArea).toBe(71);
  });

  test('a flat that it does not know leads to the others', async () => {
    const flat = await describedFlat(backend);
    const answer = await flat.call(valuationCalls.preorderOnline, {
      body: { ...flatDetails, floorArea: 10 },
    });
    expect(answer.json()).toEqual({ possibleValuationTypes: [2, 3] });
    const [online] = (await flat.get()).options;
    expect(online).toMatchObject({ isPossible: false, reason: expect.stringMatching('srovnání') });
  });

  test('an address is needed', async () => {
    const flat = await newRealEstate(backend);
    const answer = await flat.call(valuationCalls.preorderOnline, { body: flatDetails });
    expect(problems(answer)).toEqual([['address', 90080]]);
  });
});

test('the value that was typed counts until there is a valued one', async () => {
  const { caseId } = await newApplication(backend);
  const params = { caseId };
  const answer = await backend.callOperation(valuationCalls.collateral, { as: 'advisor', params });
  expect(answer.json()).toMatchObject({
    realEstateCount: 0,
    ratios: { source: 'offer', isWithinLimit: true },
  });
});

test('a valuation of another source, or of none, is not there', async () => {
  const flat = await newRealEstate(backend);
  const { realEstateValuationId: id } = flat;
  for (const sourceId of [2, 3]) {
    const answer = await flat.call(valuationCalls.get, {}, { sourceId, id });
    expect(answer.statusCode).toBe(404);
  }
});

test('what others have ordered is shown, and nothing of it can be changed', async () => {
  const [ordered] = await backend.db
    .select({ caseId: referenceValuations.caseId })
    .from(referenceValuations)
    .innerJoin(cases, eq(cases.id, referenceValuations.caseId))
    .where(and(eq(referenceValuations.valuationTypeId, 5), eq(cases.ownerId, 1)))
    .limit(1);
  const caseId = ordered?.caseId ?? 0;
  const other = (await listOf(caseId)).find(({ sourceId }) => sourceId === 2);
  expect(other).toMatchObject({
    valuationTypeId: 5,
    state: 4,
    mayBeDeleted: false,
    isLoanRealEstate: false,
  });
  expect(other?.ltv).toBeUndefined();
  const params = { caseId, sourceId: 2, id: other?.id ?? 0 };
  const answer = await backend.callOperation(valuationCalls.get, { as: 'advisor', params });
  expect(answer.json()).toMatchObject({
    possibleValuationTypes: [],
    lock: expect.stringMatching('odhadci'),
    result: { collateralValue: other?.valuationPrice },
  });
  backend.app.backend.config.neighbours = { faults: { appraisers: 'down' } };
  expect((await listOf(caseId)).some(({ sourceId }) => sourceId === 2)).toBe(false);
});
