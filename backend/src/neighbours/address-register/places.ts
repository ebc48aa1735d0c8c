import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { addressPoints } from './schema';

/** Houses of the demonstration's register, for what else is made of them. */
export function addressPlaces(db: Database) {
  const place = {
    id: addressPoints.id,
    houseNumber: addressPoints.houseNumber,
    city: addressPoints.city,
  };
  return {
    towns: async () => {
      const towns = await db.selectDistinct({ city: addressPoints.city }).from(addressPoints);
      return towns.map(({ city }) => city);
    },
    at: async (addressPointId: string) =>
      db
        .select(place)
        .from(addressPoints)
        .where(eq(addressPoints.id, Number(addressPointId))),
    inTowns: async (towns: readonly string[]) =>
      db
        .select(place)
        .from(addressPoints)
        .where(inArray(addressPoints.city, [...towns])),
  };
}
