import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { errorCode } from '@advisor/contracts/errors';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Fault } from '../../platform/neighbours/fault';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

type Suggestions = CallResponse<typeof customerCalls.searchAddress>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const search = (searchText: string, more: object = {}, test = backend) =>
  test.callOperation(customerCalls.searchAddress, { as: 'advisor', body: { searchText, ...more } });
const detail = (addressId: string) =>
  backend.callOperation(customerCalls.addressDetail, { as: 'advisor', body: { addressId } });

test('an address is found as one types, and told by its parts', async () => {
  const found = (await search('nádr praha', { pageSize: 4 })).json<Suggestions>();
  expect(found).toHaveLength(4);
  expect(found.every(({ title }) => /^Nádražní .*Praha/.test(title))).toBe(true);
  const parts = (await detail(found[0]?.addressId ?? '')).json<object>();
  expect(parts).toMatchObject({ street: 'Nádražní', countryId: 16, city: expect.any(String) });
});

test('an address abroad is not looked for', async () => {
  expect((await search('Nádražní', { countryId: 197 })).json()).toEqual([]);
});

test('a house that is no more is suggested, and refused with 90080', async () => {
  const [gone] = (await search('Zaniklá 80')).json<Suggestions>();
  const refused = await detail(gone?.addressId ?? '');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject([{ errorCode: errorCode.addressNotInRegister }]);
  expect((await detail('x')).statusCode).toBe(400);
});

const townsOf = async (postCode: string) =>
  (
    await backend.callOperation(codebookCalls.postcode, { as: 'advisor', params: { postCode } })
  ).json<object>();

test('a postcode tells its towns', async () => {
  expect(await townsOf('60200')).toEqual([{ city: 'Brno' }]);
  expect(await townsOf('79999')).toEqual([]);
});

test.each<Fault>(['down', 'half'])('a register that is %s is unavailable', async (fault) => {
  const faults = { 'address-register': fault };
  const test = await testApp({ contents: seededCases, config: { neighbours: { faults } } });
  expect((await search('Nádražní', {}, test)).statusCode).toBe(503);
  await test.close();
});
