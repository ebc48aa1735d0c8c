import { errorCode } from '@advisor/contracts/errors';
import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { badRequest } from '../../platform/failure';
import { startingWith } from '../../platform/search/search-key';
import { addressTitle, addressWords } from './address-text';
import type { AddressRegister } from './port';
import { addressPoints } from './schema';

/** The statement of a search, for the register and for its benchmark. */
export const addressStatement = (db: Database, words: readonly string[], limit: number) =>
  db
    .select({
      id: addressPoints.id,
      street: addressPoints.street,
      houseNumber: addressPoints.houseNumber,
      streetNumber: addressPoints.streetNumber,
      city: addressPoints.city,
      postcode: addressPoints.postcode,
    })
    .from(addressPoints)
    .where(and(...words.map((word) => like(addressPoints.searchKey, `% ${startingWith(word)}`))))
    .orderBy(asc(addressPoints.searchKey), asc(addressPoints.id))
    .limit(limit);

/** The register of the demonstration: a table of our own database. */
export const referenceAddressRegister = (db: Database): AddressRegister => ({
  async search(text, limit) {
    const words = addressWords(text);
    if (words.length === 0) return [];
    const found = await addressStatement(db, words, limit);
    return found.map(({ id, ...parts }) => ({
      addressId: String(id),
      title: addressTitle(parts),
      isComplete: true,
    }));
  },

  async detail(addressId) {
    const [point] = /^\d{1,9}$/.test(addressId)
      ? await db
          .select()
          .from(addressPoints)
          .where(and(eq(addressPoints.id, Number(addressId)), isNull(addressPoints.withdrawnOn)))
      : [];
    if (point === undefined) {
      throw badRequest('Adresa v registru adres není. Vyhledejte ji prosím znovu.', {
        errorCode: errorCode.addressNotInRegister,
      });
    }
    return {
      street: point.street ?? undefined,
      houseNumber: point.houseNumber,
      streetNumber: point.streetNumber ?? undefined,
      city: point.city,
      postcode: point.postcode,
      addressPointId: String(point.id),
    };
  },

  towns: (postcode) =>
    db
      .selectDistinct({ city: addressPoints.city })
      .from(addressPoints)
      .where(and(eq(addressPoints.postcode, postcode), isNull(addressPoints.withdrawnOn)))
      .orderBy(asc(addressPoints.city)),
});
