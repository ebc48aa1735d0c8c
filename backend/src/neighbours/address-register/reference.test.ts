import { and, isNotNull, isNull } from 'drizzle-orm';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { addressTitle } from './address-text';
import { addressRegisterContract } from './contract';
import { addressPoints } from './schema';

describe('the register of the demonstration', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
  afterAll(() => backend.close());

  addressRegisterContract(async () => {
    const { addressRegister } = backend.app.neighbours;
    const inStreet = and(isNotNull(addressPoints.street), isNull(addressPoints.withdrawnOn));
    const [row] = await backend.db.select().from(addressPoints).where(inStreet).limit(1);
    const [gone] = await backend.db
      .select()
      .from(addressPoints)
      .where(isNotNull(addressPoints.withdrawnOn));
    if (row === undefined || row.street === null || gone === undefined) throw new Error('no house');
    const { street, houseNumber, streetNumber, city, postcode } = row;
    return {
      register: addressRegister,
      known: {
        street,
        houseNumber,
        ...(streetNumber === null ? {} : { streetNumber }),
        city,
        postcode,
        addressPointId: String(row.id),
      },
      unknownId: '999999999',
      withdrawnId: String(gone.id),
    };
  });
});

it.each([
  [{ street: 'Dlouhá', houseNumber: '12', streetNumber: '3' }, 'Dlouhá 12/3, 110 00 Praha 1'],
  [{ street: 'Dlouhá', houseNumber: '12' }, 'Dlouhá 12, 110 00 Praha 1'],
  [{ houseNumber: '12' }, 'č. p. 12, 110 00 Praha 1'],
])('writes %j as %j', (parts, title) => {
  expect(addressTitle({ ...parts, city: 'Praha 1', postcode: '11000' })).toBe(
    title.replace('110 00', '110\u00A000'),
  );
});
