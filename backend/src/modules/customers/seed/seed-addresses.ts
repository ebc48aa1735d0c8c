import { addressPoints } from '../../../neighbours/address-register/schema';
import { customerAddresses } from '../../../neighbours/client-register/schema';
import type { Database } from '../../../platform/database/database';
import type { ModuleSeed } from '../../../seed/module-seed';
import { tableWriter } from '../../../seed/table-writer';
import { addressPointAt, addressPointRow, withdrawnPoint } from './address-points';

/** Enough to be looked through by an advisor; benchmarks seed more. */
const demonstrationPoints = 3_000;

/** Fills the reference register with houses. @param count how many */
export async function seedAddressPoints(db: Database, count: number): Promise<void> {
  const writer = tableWriter(db, addressPoints);
  writer.add(withdrawnPoint);
  for (let index = 0; index < count; index += 1) {
    writer.add(addressPointAt(index));
    if (index % 5_000 === 4_999) await writer.flush();
  }
  await writer.flush();
}

async function ensureAddresses(db: Database): Promise<void> {
  if ((await db.$count(addressPoints)) === 0) await seedAddressPoints(db, demonstrationPoints);
}

/** The address register: houses of many towns, and those in which the clients live. */
export const seedAddresses: ModuleSeed = {
  ensure: ensureAddresses,
  start: () => ({
    tables: [addressPoints],
    addRows({ rows }) {
      const points = new Map(
        rows.of(customerAddresses).flatMap(({ addressPointId, houseNumber, ...address }) => {
          if (!addressPointId || !houseNumber) return [];
          const { street, streetNumber, city, postcode } = address;
          const parts = { street, houseNumber, streetNumber, city, postcode };
          return [[addressPointId, addressPointRow(addressPointId, parts)] as const];
        }),
      );
      rows.add(addressPoints, ...points.values());
    },
  }),
};
