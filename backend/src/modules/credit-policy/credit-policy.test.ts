import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { creditPolicies } from '../../domain/assessment/credit-policy/schema';
import { newApplication } from '../../testing/hub';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const read = (salesArrangementId: number, as: DemoLogin = 'advisor') =>
  backend.callOperation(creditPolicyCalls.get, { as, params: { salesArrangementId } });

type Version = CallResponse<typeof creditPolicyCalls.get>;

test('the version of the day is told, and not one that is only prepared', async () => {
  const { salesArrangementId } = await newApplication(backend);
  const { versionId, policy } = (await read(salesArrangementId)).json<Version>();
  expect(policy.livingMinimum.tables).not.toHaveLength(0);
  const next = { ...policy, stressPoints: 3 };
  await backend.db.insert(creditPolicies).values({ validFrom: '2099-01-01', policy: next });
  expect((await read(salesArrangementId)).json<Version>()).toMatchObject({ versionId, policy });
  const validFrom = testNow.toISOString().slice(0, 10);
  await backend.db.insert(creditPolicies).values({ validFrom, policy: next });
  const today = (await read(salesArrangementId)).json<Version>();
  expect(today).toMatchObject({ validFrom, policy: next });
  expect(today.versionId).not.toBe(versionId);
});

test('without a version of the day the call is unavailable', async () => {
  const { salesArrangementId } = await newApplication(backend);
  await backend.db.delete(creditPolicies);
  expect((await read(salesArrangementId)).statusCode).toBe(503);
});

test('it is for who may see the application', async () => {
  const { salesArrangementId } = await newApplication(backend);
  expect((await read(salesArrangementId, 'norights')).statusCode).toBe(403);
  expect((await read(2_000_000_002)).statusCode).toBe(404);
});
