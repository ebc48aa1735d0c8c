import { type TestApp, testApp } from '../../testing/test-app';
import { addressPoints } from '../address-register/schema';
import { cadastreContract } from './contract';
import { areaOf } from './made-entries';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.close());

describe('the cadastre of the demonstration', () => {
  cadastreContract(async () => {
    const place = { id: 900_000_001, houseNumber: '1540', city: 'Kladno', postcode: '27201' };
    await test.db
      .insert(addressPoints)
      .values({ ...place, searchKey: ' kladno 1540 27201' })
      .onConflictDoNothing();
    return {
      cadastre: test.app.neighbours.cadastre,
      addressPointId: String(place.id),
      unknown: { cadastralAreaCode: areaOf(place.city).cadastralAreaCode, deedNumber: 99_999 },
    };
  });
});

it('is not changed by how a number is written', async () => {
  const { cadastre } = test.app.neighbours;
  const { cadastralAreaCode } = areaOf('Kladno');
  const by = { by: 'building', cadastralAreaCode } as const;
  const found = await cadastre.search({ ...by, number: 'č.p. 1540' });
  expect(found).toEqual(await cadastre.search({ ...by, number: 'č.p.1540' }));
  expect(found.length).toBeGreaterThan(0);
});
