import { isNotNull, sql } from 'drizzle-orm';
import { customers } from './schema';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';
import { clientRegisterContract } from './contract';

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
    return { register: clientRegister, known: { ...known, birthNumber }, unknownId: 2_147_483_647 };
  });
});
