import type { LoanInput, LoanResult } from '@advisor/contracts/offer/loan-offer';
import { eq } from 'drizzle-orm';
import { offers } from '../../domain/offers/schema/offers';
import { goodMortgage } from '../../testing/loan-input';
import { offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const longFirst: LoanInput = {
  ...goodMortgage,
  expectedDateOfDrawing: '2026-12-01',
  paymentDay: 20,
  feeIds: [1, 2],
};

/** An offer as the first releases saved it: without what they did not calculate. */
async function savedByFirstRelease(): Promise<{ offerId: number; asMade: LoanResult }> {
  const offerId = await offerClient(backend).save(longFirst);
  const [made] = await backend.db.select().from(offers).where(eq(offers.id, offerId));
  if (made === undefined) throw new Error('the offer was not kept');
  const asMade = made.result as LoanResult;
  const {
    firstPayment: _first,
    numberOfRegularPayments: _regular,
    totalPayable: _total,
    illustrativeAnnualPercentageRate: _rate,
    afterFixation: _after,
    calculation: _calculation,
    ...answered
  } = asMade;
  const fees = answered.fees.map(({ feeId, amount }) => ({ feeId, amount }));
  const { id: _id, requestKey: _key, ...row } = made;
  const [old] = await backend.db
    .insert(offers)
    .values({ ...row, result: { ...answered, fees } })
    .returning({ id: offers.id });
  return { offerId: old?.id ?? 0, asMade };
}

test('an offer of the first releases tells the first instalment and the total payable, too', async () => {
  const { offerId, asMade } = await savedByFirstRelease();
  const { result } = await offerClient(backend).read(offerId);
  const { calculation: _later, ...answered } = asMade;
  expect(result).toMatchObject(answered);
  expect(result).toMatchObject({ firstPayment: 18_742.5, numberOfRegularPayments: 358 });
  expect((result as LoanResult).totalPayable).toBe((result as LoanResult).totalPaid - 3_000);
});

test('an offer keeps its rules of repayment, and is read and explained by them', async () => {
  const { offerId, asMade } = await savedByFirstRelease();
  const calculation = {
    version: 2,
    dayCount: 'act/360',
    instalmentStep: 10,
    firstDue: 'nextMonth',
    firstPeriod: 'interestApart',
  } as const;
  const [row] = await backend.db.select().from(offers).where(eq(offers.id, offerId));
  if (row === undefined) throw new Error('the offer was not kept');
  const { id: _id, ...copied } = row;
  const [other] = await backend.db
    .insert(offers)
    .values({ ...copied, result: { ...asMade, calculation } })
    .returning({ id: offers.id });
  const read = async (id: number) =>
    (await offerClient(backend).read(id, true)).result as LoanResult;
  const [byFirst, byItsRules] = [await read(offerId), await read(other?.id ?? 0)];
  expect(byFirst.schedule).toHaveLength(360);
  expect(byItsRules.schedule).toHaveLength(361);
  expect(byItsRules.steps?.find(({ code }) => code === 'instalment')?.operands).toMatchObject({
    dayCount: 'act/360',
    step: 10,
    formula: 'dated',
  });
});
