import { caseCalls } from '@advisor/contracts/case/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { newApplication } from '../../testing/hub';
import { addValued } from '../../testing/real-estates';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { tellOfEnds } from './commands/tell-of-ends';
import { validityNotice } from './ending-validity';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

/** Thirty days before the end of what `addValued` adds. */
const day = '2027-08-17';

const tellOn = async (on: string) => {
  const now = new Date(`${on}T00:45Z`);
  backend.setNow(now);
  await tellOfEnds(backend.db, { day: on, days: validityNotice, now });
};

test('the owner is told once of a value that ends, on its day', async () => {
  const { caseId } = await newApplication(backend);
  await addValued(backend, caseId);
  const told = async () => {
    const answer = await backend.callOperation(notificationCalls.current, { as: 'advisor' });
    const all = answer.json<CallResponse<typeof notificationCalls.current>>();
    return all.filter((one) => one.caseId === caseId).map(({ title }) => title);
  };
  await tellOn('2027-08-16');
  expect(await told()).toEqual([]);
  await tellOn(day);
  await tellOn(day);
  expect(await told()).toEqual(['Platnost ocenění nemovitosti brzy skončí']);
});

test.each([
  ['2027-08-16', undefined],
  [day, 'Platnost ocenění nemovitosti končí 16. 9. 2027.'],
  ['2027-09-17', 'Platnost ocenění nemovitosti skončila 16. 9. 2027.'],
])('on %s the case says: %s', async (today, title) => {
  const { caseId } = await newApplication(backend);
  await addValued(backend, caseId);
  backend.setNow(new Date(`${today}T09:00Z`));
  const params = { caseId };
  const answer = await backend.callOperation(caseCalls.infoBanners, { as: 'advisor', params });
  const banners = answer.json<CallResponse<typeof caseCalls.infoBanners>>();
  const shown = banners.find(({ id }) => id === 'valuation-ends')?.title;
  expect(shown?.replaceAll(/\s/g, ' ')).toBe(title);
});
