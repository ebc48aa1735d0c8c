import { isNotNull, sql } from 'drizzle-orm';
import { customers } from './schema';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { clientRegisterContract } from './contract';
import type { NewClient } from './port';

const address = {
  street: 'Dlouhá',
  houseNumber: '12',
  city: 'Praha 1',
  postcode: '11000',
  countryId: 16,
};
const stranger = (number: number, birthNumber: string): NewClient => ({
  firstName: 'Zbyněk',
  lastName: 'Zapomenutý',
  degreeBefore: 'Ing.',
  dateOfBirth: '1988-04-04',
  genderId: 1,
  birthNumber,
  placeOfBirth: 'Kolín',
  citizenshipCountryIds: [16],
  identificationDocument: {
    identificationDocumentTypeId: 1,
    issuingCountryId: 16,
    number: `20000000${number}`,
    validTo: '2031-01-01',
  },
  phoneNumber: '+420601123456',
  emailAddress: 'zbynek@posta.example',
  permanentAddress: address,
  contactAddress: { ...address, street: 'Krátká', addressPointId: '7' },
});

describe('the register of the demonstration', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
  afterAll(() => backend.close());

  clientRegisterContract(async () => {
    const { clientRegister } = backend.app.neighbours;
    const [row] = await backend.db
      .select({ id: customers.id })
      .from(customers)
      .where(
        sql`${isNotNull(customers.birthNumberSealed)} and (last_name_key, first_name_key) in (
          select last_name_key, first_name_key from customers group by 1, 2 having count(*) = 1
        )`,
      )
      .limit(1);
    const [known] = await clientRegister.find([row?.id ?? 0]);
    if (known?.birthNumber === undefined) throw new Error('nobody with a birth number');
    const { birthNumber } = known;
    return {
      register: clientRegister,
      known: { ...known, birthNumber },
      unknownId: 2_147_483_647,
      strangers: [stranger(1, '8804043457'), stranger(2, '8804043468'), stranger(3, '8804043479')],
    };
  });
});
