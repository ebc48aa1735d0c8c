import { caseCalls } from '@advisor/contracts/case/calls';
import type { MainPanel } from '@advisor/contracts/case/detail';
import { userCalls } from '@advisor/contracts/users/calls';
import { and, eq, isNotNull } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

const config = { savingsSystemAddress: '/savings-system/{contractNumber}' };

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases, config })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const cookieOf = async () => {
  const answer = await backend.callOperation(userCalls.mpssCookie, { as: 'advisor' });
  expect(answer.statusCode).toBe(204);
  return answer.cookies.find(({ name }) => name === 'mpss');
};
const open = (url: string, value: string | undefined) =>
  backend.app.inject({ url, cookies: value === undefined ? {} : { mpss: value } });

/** A contract of building savings, or of anything else. */
async function panelOf(productTypeId: number): Promise<MainPanel> {
  const [found] = await backend.db
    .select({ caseId: cases.id })
    .from(cases)
    .where(and(eq(cases.productTypeId, productTypeId), isNotNull(cases.contractNumber)))
    .limit(1);
  const params = { caseId: found?.caseId ?? 0 };
  return (await backend.callOperation(caseCalls.mainPanel, { as: 'advisor', params })).json();
}

test('a contract of savings leads to the other system, which knows who comes', async () => {
  const { savingsSystemAddress, contractNumber } = await panelOf(20000);
  expect(savingsSystemAddress).toBe(`/savings-system/${contractNumber}`);
  const cookie = await cookieOf();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/savings-system' });
  const answer = await open(savingsSystemAddress ?? '', cookie?.value);
  expect(answer.body).toContain(`Smlouva: ${contractNumber}`);
  expect(answer.body).toContain('Přihlášený uživatel: 1');
});

test('nobody comes in by no cookie, a made-up or an old one', async () => {
  const { savingsSystemAddress = '' } = await panelOf(20000);
  expect((await open(savingsSystemAddress, undefined)).statusCode).toBe(401);
  expect((await open(savingsSystemAddress, '1 9999999999999')).statusCode).toBe(401);
  const cookie = await cookieOf();
  backend.setNow(new Date(testNow.getTime() + 61_000));
  expect((await open(savingsSystemAddress, cookie?.value)).statusCode).toBe(401);
});

test('loans lead nowhere', async () => {
  expect(await panelOf(20001)).not.toHaveProperty('savingsSystemAddress');
});
