import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { refixationOffers } from '@advisor/lending/repayment/refixation-offers';
import { eq } from 'drizzle-orm';
import { loans } from '../../domain/cases/schema/cases';
import { refinancingOffers } from '../../domain/refinancing/schema';
import { arrangementsOf, refinancedCase } from '../../testing/refinancing';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

type Case = Awaited<ReturnType<typeof refinancedCase>>;

const simulate = ({ ask }: Case, interestRateDiscount?: number) =>
  ask(refinancingCalls.simulateRefixationList, { body: { interestRateDiscount } });
const read = ({ ask }: Case) => ask(refinancingCalls.refixation);
const setFlags = ({ call }: Case, offerId: number, body: object) =>
  call(offerCalls.setFlags, { params: { offerId }, body });

test('the refixation tells its days and what offers are calculated from', async () => {
  const one = await refinancedCase(backend);
  const { dates, next, offers, today, process } = await read(one);
  expect({ dates, offers, today, process }).toEqual({
    dates: { fixedRateValidTo: '2027-04-15', latestNotice: '2027-01-15' },
    offers: [],
    today: '2026-11-20',
    process: undefined,
  });
  expect(next).toMatchObject({ from: '2027-04-16', instalments: 295 });
  expect(next!.principal).toBeLessThan(2_000_000);
});

test('all periods are offered at once, with the instalments of what will be owed', async () => {
  const one = await refinancedCase(backend);
  const offers = await simulate(one, 0.2);
  const { next } = await read(one);
  expect(offers.map(({ fixedRatePeriod }) => fixedRatePeriod)).toEqual(
    next!.rates.map(({ fixedRatePeriod }) => fixedRatePeriod),
  );
  const expected = refixationOffers(
    next!.principal,
    295,
    next!.rates.map((rate) => ({ ...rate, interestRateDiscount: 0.2 })),
  );
  for (const [index, offer] of offers.entries()) {
    const { monthlySaving: _, ...amounts } = expected[index]!;
    expect(offer).toMatchObject({ ...amounts, isCurrent: true, isCommunicated: false });
  }
});

test('new offers replace those that nobody has told or marked', async () => {
  const one = await refinancedCase(backend);
  const first = await simulate(one);
  await setFlags(one, first[0]!.offerId, { isLiked: true });
  const second = await simulate(one, 0.1);
  const ids = (await read(one)).offers.map(({ offerId }) => offerId);
  expect(ids.toSorted()).toEqual(
    [first[0]!.offerId, ...second.map(({ offerId }) => offerId)].toSorted(),
  );
  const { fixedRatePeriods } = await one.ask(refinancingCalls.availableFixedRatePeriods);
  expect(fixedRatePeriods).toEqual([]);
});

test('one period is modelled from the day after the fixation', async () => {
  const one = await refinancedCase(backend);
  const model = (changes: object) =>
    one.call(refinancingCalls.simulateRefixation, {
      body: { fixedRatePeriod: 36, interestRateValidFrom: '2027-04-16', ...changes },
    });
  expect((await model({})).json()).toMatchObject({ fixedRatePeriod: 36 });
  for (const [changes, field] of [
    [{ interestRateValidFrom: '2027-04-15' }, 'interestRateValidFrom'],
    [{ fixedRatePeriod: 35 }, 'fixedRatePeriod'],
    [{ interestRateDiscount: 5 }, 'interestRateDiscount'],
  ] as const) {
    const refused = await model(changes);
    expect([refused.statusCode, refused.json()[0].field]).toEqual([400, field]);
  }
  const { fixedRatePeriods } = await one.ask(refinancingCalls.availableFixedRatePeriods);
  expect(fixedRatePeriods).not.toContain(36);
  expect(fixedRatePeriods.length).toBeGreaterThan(0);
});

test('one offer at a time is selected, and begins the refixation', async () => {
  const one = await refinancedCase(backend);
  const [first, second] = await simulate(one);
  expect((await setFlags(one, first!.offerId, { isSelected: true })).statusCode).toBe(200);
  expect((await setFlags(one, second!.offerId, { isSelected: true })).statusCode).toBe(200);
  const { offers, process } = await read(one);
  expect(offers.filter(({ isSelected }) => isSelected)).toMatchObject([
    { offerId: second!.offerId },
  ]);
  expect(process).toMatchObject({
    state: 1,
    offerId: second!.offerId,
    effectiveFrom: '2027-04-16',
  });
  expect(await arrangementsOf(backend, one.caseId)).toMatchObject([{ typeId: 14 }]);
  await setFlags(one, second!.offerId, { isSelected: false });
  const after = await read(one);
  expect(after.offers.filter(({ isSelected }) => isSelected)).toEqual([]);
  expect(after.process?.actions).not.toContain('document');
});

test('an offer is not selected over one that somebody has selected since', async () => {
  const one = await refinancedCase(backend);
  const [first, second] = await simulate(one);
  const select = async (offerId: number, version: number, isSelected = true) =>
    (await setFlags(one, offerId, { isSelected, version })).statusCode;
  // Both screens have seen no refixation yet.
  expect(await select(first!.offerId, 0)).toBe(200);
  expect(await select(second!.offerId, 0)).toBe(409);
  expect(await select(first!.offerId, 0)).toBe(200);
  expect(await select(first!.offerId, 0, false)).toBe(409);
  const { process } = await read(one);
  expect(process).toMatchObject({ offerId: first!.offerId });
  expect(await select(second!.offerId, process!.version)).toBe(200);
  const stale = await one.call(refinancingCalls.updateRefixation, {
    body: { comment: 'Chce pět let', version: process!.version },
  });
  expect(stale.statusCode).toBe(409);
  expect((await read(one)).process).toMatchObject({ offerId: second!.offerId });
});

test('an offer that has run out is neither liked nor selected', async () => {
  const one = await refinancedCase(backend);
  const [offer] = await simulate(one);
  const { offerId } = offer!;
  await backend.db
    .update(refinancingOffers)
    .set({ validTo: '2026-11-19' })
    .where(eq(refinancingOffers.id, offerId));
  for (const flags of [{ isLiked: true }, { isSelected: true }])
    expect((await setFlags(one, offerId, flags)).statusCode).toBe(409);
  expect((await read(one)).offers[0]).toMatchObject({ offerId, isCurrent: false });
});

test('what the client was told is kept as it was', async () => {
  const one = await refinancedCase(backend);
  const tell = () => one.call(offerCalls.communicateRefixation);
  expect((await tell()).statusCode).toBe(409);
  const answered = await simulate(one);
  expect((await tell()).statusCode).toBe(204);
  expect((await tell()).statusCode).toBe(204);
  await simulate(one, 0.3);
  const { offers, communicatedOn } = await read(one);
  expect(communicatedOn).toBeDefined();
  const communicated = offers.filter(({ isCommunicated }) => isCommunicated);
  expect(communicated).toEqual(answered.map((offer) => ({ ...offer, isCommunicated: true })));
});

test('an offer is withdrawn, but not one that is selected', async () => {
  const one = await refinancedCase(backend);
  const [first, second] = await simulate(one);
  const cancel = (offerId: number) => one.call(offerCalls.cancel, { params: { offerId } });
  await setFlags(one, first!.offerId, { isSelected: true });
  expect((await cancel(first!.offerId)).statusCode).toBe(409);
  expect((await cancel(second!.offerId)).statusCode).toBe(204);
  expect((await cancel(second!.offerId)).statusCode).toBe(204);
  const ids = (await read(one)).offers.map(({ offerId }) => offerId);
  expect(ids).not.toContain(second!.offerId);
});

test('the discount and the comment begin the refixation, within the limit', async () => {
  const one = await refinancedCase(backend);
  const update = (body: object) => one.call(refinancingCalls.updateRefixation, { body });
  expect((await update({ interestRateDiscount: 0.2, comment: 'Chce pět let' })).statusCode).toBe(
    200,
  );
  expect(await read(one)).toMatchObject({
    interestRateDiscount: 0.2,
    comment: 'Chce pět let',
    process: { state: 1 },
  });
  const { next } = await read(one);
  const above = next!.maximumDiscount + 0.1;
  const refused = await update({ interestRateDiscount: Number(above.toFixed(1)) });
  expect([refused.statusCode, refused.json()[0].field]).toEqual([400, 'interestRateDiscount']);
});

test('the same discount again is done already; another one waits for the document', async () => {
  const one = await refinancedCase(backend);
  const update = async (body: object) =>
    (await one.call(refinancingCalls.updateRefixation, { body })).statusCode;
  expect(await update({ interestRateDiscount: 0.2, version: 0 })).toBe(200);
  expect(await update({ interestRateDiscount: 0.2, version: 0 })).toBe(200);
  const [offer] = await simulate(one, 0.2);
  await setFlags(one, offer!.offerId, { isSelected: true });
  const { process } = await read(one);
  await one.withDocument(process!.processId, 1);
  const { version } = (await read(one)).process!;
  expect(await update({ interestRateDiscount: 0.3, version })).toBe(409);
  expect(await update({ interestRateDiscount: 0.2, comment: 'Volat', version })).toBe(200);
});

test('a screen that has not seen the end of the refixation begins no other', async () => {
  const one = await refinancedCase(backend);
  const [first, second] = await simulate(one);
  await setFlags(one, first!.offerId, { isSelected: true });
  const { process } = await read(one);
  const { processId, version } = process!;
  await one.ask(refinancingCalls.cancelProcess, { params: { processId } });
  const late = await setFlags(one, second!.offerId, { isSelected: true, version });
  expect(late.statusCode).toBe(409);
});

test('a loan whose fixation ended yesterday says why nothing is offered', async () => {
  const one = await refinancedCase(backend, { fixedRateValidTo: '2026-11-19' });
  const { refusal, next } = await read(one);
  expect(refusal).toBe('Fixace sazby už skončila.');
  expect(next).toBeUndefined();
  const response = await one.call(refinancingCalls.simulateRefixationList, { body: {} });
  expect(response.json()[0]).toMatchObject({ errorCode: 90027, message: refusal });
});

test('an offer made for the loan before it changed is not selected', async () => {
  const one = await refinancedCase(backend);
  const [offer] = await simulate(one);
  await backend.db.update(loans).set({ interestRate: 4.99 }).where(eq(loans.caseId, one.caseId));
  expect((await setFlags(one, offer!.offerId, { isSelected: true })).statusCode).toBe(409);
});
