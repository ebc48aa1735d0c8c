import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Config } from '../../platform/config/config';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
afterEach(() => backend.close());

type Found = CallResponse<typeof customerCalls.searchParty>;

async function search(body: object, config: Partial<Config> = {}) {
  backend = await testApp({ config });
  return backend.callOperation(customerCalls.searchParty, { as: 'advisor', body });
}

test('companies are found by a part of their name, the first 20', async () => {
  const { parties } = (await search({ name: 'pekarna' })).json<Found>();
  expect(parties).toHaveLength(10);
  expect(parties[0]).toMatchObject({ name: 'Pekárna Brno s. r. o.', address: { city: 'Brno' } });
  await backend.close();
  const many = (await search({ name: 's. r. o.' })).json<Found>();
  expect(many.parties).toHaveLength(20);
  expect(many.hasMore).toBe(true);
});

test.each([
  ['a number that nobody has', { companyId: '45244782' }, 400, 90007],
  ['a name that nobody has', { name: 'Nikdo a. s.' }, 400, 90007],
  ['a number with a wrong check digit', { companyId: '45244783' }, 400, 90900],
  ['a register that does not answer', { name: 'Výpadek rejstříku' }, 500, 90008],
])('%s is told', async (_name, body, status, code) => {
  const response = await search(body);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual([expect.objectContaining({ errorCode: code })]);
});

test.each(['down', 'half'] as const)('a register that is %s is unavailable', async (fault) => {
  const neighbours = { faults: { 'business-register': fault } };
  const response = await search({ name: 'Pekárna' }, { neighbours });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual([expect.objectContaining({ errorCode: 90008 })]);
});
