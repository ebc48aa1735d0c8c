import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { caseState } from '@advisor/contracts/codebooks';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { describedFlat, type valuationClient } from '../../testing/real-estates';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { areSame, type Located } from './same-real-estate';

/** Of the demonstration. */
const brokerId = 2;

const entry = (change: object = {}) => ({
  cadastralAreaCode: '727181',
  cadastralArea: 'Nové Město',
  parcels: ['123/4'],
  buildings: ['č.p. 12'],
  units: [],
  ...change,
});
const address = (addressPointId?: string) => ({
  city: 'Praha',
  postcode: '11000',
  countryId: 16,
  ...(addressPointId !== undefined && { addressPointId }),
});
const flat = (change: Partial<Located> = {}): Located => ({ typeId: 2, ...change });

test.each([
  [
    'the same unit',
    { cadastre: entry({ units: ['12/3'] }) },
    { cadastre: entry({ units: ['12/3'] }) },
    true,
  ],
  [
    'another unit of the house',
    { cadastre: entry({ units: ['12/3'] }), address: address('1') },
    { cadastre: entry({ units: ['12/4'] }), address: address('1') },
    false,
  ],
  ['the same parcel', { cadastre: entry() }, { cadastre: entry({ buildings: [] }) }, true],
  [
    'a parcel of another area',
    { cadastre: entry() },
    { cadastre: entry({ cadastralAreaCode: '610003' }) },
    false,
  ],
  [
    'the same address',
    { address: address('1') },
    { address: address('1'), cadastre: entry() },
    true,
  ],
  ['another kind', { address: address('1') }, { address: address('1'), typeId: 1 }, false],
  ['an address without its code', { address: address() }, { address: address() }, false],
])('by what two real estates are one: %s', (_, one, other, isSame) => {
  expect(areSame(flat(one), flat(other))).toBe(isSame);
});

type Client = ReturnType<typeof valuationClient>;

describe('the same real estate on another case', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
  afterAll(() => backend.close());

  /** Makes one person of those of the cases. */
  async function ofOnePerson(...clients: readonly Client[]): Promise<void> {
    const caseIds = clients.map(({ caseId }) => caseId);
    const arrangements = backend.db
      .select({ id: salesArrangements.id })
      .from(salesArrangements)
      .where(inArray(salesArrangements.caseId, caseIds));
    const [known] = await backend.db
      .select({ customerId: customersOnSA.customerId })
      .from(customersOnSA)
      .where(isNotNull(customersOnSA.customerId))
      .limit(1);
    if (known === undefined) throw new Error('nobody is in the register');
    await backend.db
      .update(customersOnSA)
      .set(known)
      .where(inArray(customersOnSA.salesArrangementId, arrangements));
  }

  test('is told while it is open and the user may see it', async () => {
    const [mine, other] = [await describedFlat(backend), await describedFlat(backend)];
    expect((await mine.get()).otherCases).toEqual([]);
    await ofOnePerson(mine, other);
    expect((await mine.get()).otherCases).toEqual([other.caseId]);
    await backend.db
      .update(cases)
      .set({ state: caseState.cancelled.code })
      .where(eq(cases.id, other.caseId));
    expect((await mine.get()).otherCases).toEqual([]);
  });

  test('is not told to a broker whose case it is not', async () => {
    const [mine, other] = [await describedFlat(backend), await describedFlat(backend)];
    await ofOnePerson(mine, other);
    await backend.db.update(cases).set({ ownerId: brokerId }).where(eq(cases.id, mine.caseId));
    const answer = await backend.callOperation(valuationCalls.get, {
      as: 'broker',
      params: { caseId: mine.caseId, sourceId: 1, id: mine.realEstateValuationId },
    });
    expect(answer.json()).toMatchObject({ otherCases: [] });
  });
});
