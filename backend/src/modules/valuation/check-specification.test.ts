import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { Failure } from '../../platform/failure';
import { checkSpecification } from './check-specification';

const base: RealEstateSpecification = { isLoanRealEstate: true, isPurchased: true };
const cadastre = {
  cadastralAreaCode: '727164',
  cadastralArea: 'Smíchov',
  parcels: [],
  buildings: [],
  units: ['1540/1', '1540/1'],
};

function problemsOf(
  told: Partial<RealEstateSpecification>,
  variant: Parameters<typeof checkSpecification>[1]['variant'] = 'HF+F',
) {
  try {
    checkSpecification({ ...base, ...told }, { variant, today: '2026-11-20' });
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.messages.map(({ field, errorCode }) => [field, errorCode]);
  }
}

it('takes a draft of which little is known', () => {
  expect(problemsOf({})).toEqual([]);
});

const typed = { city: 'Kladno', postcode: '27201', countryId: 16 };

it.each<[string, Partial<RealEstateSpecification>, 'HF' | 'HF+F' | 'P' | 'O', unknown[]]>([
  ['a floor of a house', { floorNumber: 2 }, 'HF', [['floorNumber', 90900]]],
  ['a floor area of land', { floorArea: 60 }, 'P', [['floorArea', 90900]]],
  ['an address without a code', { address: typed }, 'HF+F', [['address', 90080]]],
  ['a unit twice', { cadastre }, 'HF+F', [['cadastre.units.1', 90900]]],
  ['a floor above the roof', { floorNumber: 9, floorCount: 8 }, 'HF+F', [['floorNumber', 90900]]],
  ['a year too far', { builtIn: 2060 }, 'HF', [['builtIn', 90900]]],
  [
    'a reconstruction before it was built',
    { builtIn: 1990, reconstructedIn: 1980 },
    'HF',
    [['reconstructedIn', 90900]],
  ],
  [
    'building of what is finished',
    { realEstateState: 1, construction: { progressPercent: 40 } },
    'HF',
    [['construction', 90900]],
  ],
])('refuses %s', (_name, told, variant, expected) => {
  expect(problemsOf(told, variant)).toEqual(expected);
});
