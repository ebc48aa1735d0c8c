import { property } from '../../../testing/property';
import { specificationSchema } from './specification.schema';
import { fieldOf, toSpecification, toState, toValues } from './specification-values';

const { specification } = property();

it('saves what it has read', () => {
  const { version, values } = toState(property());
  expect(version).toBe(3);
  expect(toSpecification(values, 'HF+F')).toEqual(specification);
});

it.each([
  ['P', ['landArea']],
  ['HF', ['floorArea', 'landArea', 'builtIn']],
] as const)('leaves out what the variant %s does not ask for', (variant, kept) => {
  const values = { ...toValues(property()), landArea: 500 };
  const saved = toSpecification(values, variant);
  expect(Object.keys(saved)).toEqual(expect.arrayContaining([...kept]));
  for (const name of ['flatSchemaCode', 'floorNumber', 'hasLift'])
    expect(saved).not.toHaveProperty(name);
  expect(saved.cadastre).toMatchObject({ units: [] });
});

it('keeps the construction only of what is not finished', () => {
  const built = { ...toValues(property()), progressPercent: 40, budget: 3_000_000 };
  expect(toSpecification(built, 'HF')).not.toHaveProperty('construction');
  expect(toSpecification({ ...built, realEstateState: 4 }, 'HF')).toMatchObject({
    construction: { progressPercent: 40, budget: 3_000_000 },
  });
});

const problems = (change: object, variant: 'HF' | 'HF+F' = 'HF+F') => {
  const schema = specificationSchema({ thisYear: 2026, variant });
  const read = schema.safeParse({ ...toValues(property()), ...change });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

describe('what is typed wrong', () => {
  const cadastre = toValues(property()).cadastre;

  it.each([
    [{ floorArea: 0 }, 'floorArea'],
    [{ floorArea: 10_001 }, 'floorArea'],
    [{ builtIn: '2037' }, 'builtIn'],
    [{ reconstructedIn: '2027' }, 'reconstructedIn'],
    [{ builtIn: '1990', reconstructedIn: '1980' }, 'reconstructedIn'],
    [{ floorNumber: 6, floorCount: 5 }, 'floorNumber'],
    [{ cadastre: { ...cadastre, parcels: '123/4567' } }, 'cadastre.parcels'],
    [{ cadastre: { ...cadastre, units: '12/3, 12/3' } }, 'cadastre.units'],
    [{ cadastre: { ...cadastre, buildings: '1540' } }, 'cadastre.buildings'],
    [{ cadastre: { ...cadastre, deedNumber: '100000' } }, 'cadastre.deedNumber'],
    [{ cadastre: { ...cadastre, cadastralAreaCode: '' } }, 'cadastre.cadastralAreaCode'],
    [{ realEstateState: 4, budget: 100 }, 'progressPercent'],
  ])('%j is said at %s', (change, field) => {
    expect(problems(change)).toEqual([field]);
  });

  it('a draft may be half empty', () => {
    const none = { cadastralAreaCode: '', cadastralArea: '', deedNumber: '' };
    expect(
      problems({
        cadastre: { ...none, parcels: '', buildings: '', units: '' },
        floorArea: null,
        builtIn: '',
      }),
    ).toEqual([]);
  });
});

it.each([
  ['construction.progressPercent', 'progressPercent'],
  ['cadastre.parcels.1', 'cadastre.parcels'],
  ['address', 'address.addressPointId'],
])('puts a refusal of %s at %s', (field, shown) => {
  expect(fieldOf(field)).toBe(shown);
});
