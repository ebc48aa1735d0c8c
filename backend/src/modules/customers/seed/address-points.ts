import type { addressPoints } from '../../../neighbours/address-register/schema';
import { addressKey } from '../../../neighbours/address-register/address-text';
import { randomFor } from '../../../platform/random';
import { streets, towns } from '../../../seed/towns';

type AddressPointRow = typeof addressPoints.$inferInsert;
type Parts = Omit<AddressPointRow, 'id' | 'searchKey' | 'withdrawnOn'>;

/** Villages in which houses have numbers and no streets. */
const villages = [
  { city: 'Kunžak', postcode: '37862' },
  { city: 'Hrubá Skála', postcode: '51101' },
  { city: 'Dolní Věstonice', postcode: '69129' },
  { city: 'Horní Planá', postcode: '38226' },
  { city: 'Železný Brod', postcode: '46822' },
  { city: 'Lednice', postcode: '69144' },
  { city: 'Všemily', postcode: '40714' },
  { city: 'Kašperské Hory', postcode: '34192' },
];

export const addressPointRow = (id: number, parts: Parts): AddressPointRow => ({
  id,
  ...parts,
  searchKey: addressKey(parts),
  withdrawnOn: null,
});

/** Every twentieth house stands in a village. */
const inVillage = 20;

/** A house of the register, the same for the same index. @param index from 0 */
export function addressPointAt(index: number): AddressPointRow {
  const random = randomFor('address-point', index);
  const houseNumber = String(random.int(1, 2_600));
  if (index % inVillage === 0) {
    return addressPointRow(index + 1, {
      ...random.pick(villages),
      street: null,
      houseNumber,
      streetNumber: null,
    });
  }
  return addressPointRow(index + 1, {
    ...random.pickEarly(towns),
    street: random.pick(streets),
    houseNumber,
    streetNumber: random.chance(0.6) ? String(random.int(1, 120)) : null,
  });
}

/** Suggested like others, and refused with 90080 when its parts are asked for. */
export const withdrawnPoint: AddressPointRow = {
  ...addressPointRow(900_080, {
    street: 'Zaniklá',
    houseNumber: '80',
    streetNumber: null,
    city: 'Praha 1',
    postcode: '11000',
  }),
  withdrawnOn: '2020-01-01',
};
