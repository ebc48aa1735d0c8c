import { restrictionKind } from '@advisor/contracts/codebooks/real-estate';
import { randomFor } from '../../platform/random';
import type { CadastralArea, CadastreDeed, CadastreEntryFound } from './port';

/* What the cadastre of the demonstration knows: it follows from the address register, always the same. */

/** An address place as the register of the demonstration has it. */
export interface Place {
  id: number;
  houseNumber: string;
  city: string;
}

/** Largest numbers that are given; above them nothing is. */
const highestParcel = 9_000;
const highestDeed = 9_000;
const deedsOfHouse = 60;

/** A town has one area. */
export function areaOf(town: string): CadastralArea {
  const name = town.replace(/ \d+$/, '');
  const code = randomFor(`cadastral area of ${name}`, 0).int(600_000, 799_999);
  return { cadastralAreaCode: String(code), name, town };
}

/** What stands at an address: the house, or its flats. */
export function entriesAt(place: Place): CadastreEntryFound[] {
  const random = randomFor('cadastre', place.id);
  const { cadastralAreaCode, name } = areaOf(place.city);
  const parcel = random.int(1, highestParcel);
  const deed = random.int(1, highestDeed);
  const house = Number(place.houseNumber);
  const isNumbered = Number.isInteger(house) && house >= 1 && house <= 9_999;
  const parcels = [random.chance(0.3) ? `st. ${parcel}` : `${parcel}/${random.int(1, 40)}`];
  const entry = {
    cadastralAreaCode,
    cadastralArea: name,
    deedNumber: deed,
    parcels,
    buildings: isNumbered ? [`č.p. ${house}`] : [],
    units: [],
  };
  const at = { addressPointId: String(place.id), landArea: random.int(180, 1_400) };
  const hasFlats = isNumbered && random.chance(0.5);
  if (!hasFlats) return [{ ...at, entry, floorArea: random.int(85, 260) }];
  return Array.from({ length: random.int(4, deedsOfHouse / 2) }, (_, index) => ({
    ...at,
    entry: { ...entry, deedNumber: deed + index + 1, units: [`${house}/${index + 1}`] },
    floorArea: random.int(28, 110),
  }));
}

const names = [
  'Jiří Novotný',
  'Hana Dvořáková',
  'Petr Svoboda',
  'Alena Kučerová',
  'Karel Veselý',
  'Ivana Horáková',
] as const;

/** Owners and restrictions of a deed. */
export function contentOf(
  cadastralAreaCode: string,
  deedNumber: number,
): Pick<CadastreDeed, 'owners' | 'restrictions'> {
  const random = randomFor(`deed ${cadastralAreaCode}`, deedNumber);
  const first = random.pick(names);
  const second = random.pick(names.filter((name) => name !== first));
  const owners = random.pick([
    [{ name: first, share: '1/1' }],
    [{ name: `${first} a ${second}` }],
    [
      { name: first, share: '1/2' },
      { name: second, share: '1/2' },
    ],
  ]);
  const restrictions: CadastreDeed['restrictions'] = [];
  if (random.chance(0.25)) {
    const amount = random.int(4, 40) * 100_000;
    const text = 'Zástavní právo smluvní ve prospěch jiné banky';
    restrictions.push({ kind: restrictionKind.lien.code, text, amount });
  }
  if (random.chance(0.2)) {
    const text = 'Věcné břemeno vedení inženýrské sítě';
    restrictions.push({ kind: restrictionKind.easement.code, text });
  }
  if (random.chance(0.1)) {
    const text = 'Změna právních vztahů, řízení o vkladu';
    restrictions.push({ kind: restrictionKind.pendingSeal.code, text });
  }
  return { owners, restrictions };
}
