import { testNow } from '../../testing/test-app';
import { cadastreContract } from './contract';
import { areaOf, type Place } from './made-entries';
import { type Places, referenceCadastre } from './reference';

const houses: readonly Place[] = [
  { id: 21_700_001, houseNumber: '1540', city: 'Kladno' },
  { id: 21_700_002, houseNumber: '12', city: 'Kladno' },
  { id: 21_700_003, houseNumber: '7', city: 'Praha 5' },
];
const places: Places = {
  towns: async () => ['Kladno', 'Praha 5'],
  at: async (addressPointId) => houses.filter(({ id }) => String(id) === addressPointId),
  inTowns: async (towns) => houses.filter(({ city }) => towns.includes(city)),
};
const cadastre = referenceCadastre({ clock: { now: () => testNow } }, places);
const { cadastralAreaCode } = areaOf('Kladno');

describe('the cadastre of the demonstration', () => {
  cadastreContract(async () => ({
    cadastre,
    addressPointId: '21700001',
    unknown: { cadastralAreaCode, deedNumber: 99_999 },
  }));
});

it('does not mind how a number is written', async () => {
  const by = { by: 'building', cadastralAreaCode } as const;
  const found = await cadastre.search({ ...by, number: 'č.p. 1540' });
  expect(found).toEqual(await cadastre.search({ ...by, number: 'č.p.1540' }));
  expect(found.length).toBeGreaterThan(0);
});

it('knows nothing of an area that is not there', async () => {
  expect(await cadastre.search({ by: 'deed', cadastralAreaCode: '000000', deedNumber: 1 })).toEqual(
    [],
  );
});
