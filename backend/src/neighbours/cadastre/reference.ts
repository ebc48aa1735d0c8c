import { restrictionKind } from '@advisor/contracts/codebooks/real-estate';
import { bankDay } from '../../platform/calendar';
import { notFound } from '../../platform/failure';
import type { Backend } from '../../platform/backend';
import type { Block } from '../../platform/pdf/page-content';
import { printPage } from '../../platform/pdf/print-page';
import { areaOf, contentOf, entriesAt, type Place } from './made-entries';
import type { Cadastre, CadastreDeed, CadastreEntryFound, CadastreQuery } from './port';

/** Where houses are: what the cadastre of the demonstration is made of. */
export interface Places {
  towns(): Promise<string[]>;
  /** @param addressPointId code of the address place (RÚIAN) */
  at(addressPointId: string): Promise<Place[]>;
  inTowns(towns: readonly string[]): Promise<Place[]>;
}

/** The cadastre of the demonstration: what stands at the places. */
export function referenceCadastre({ clock }: Pick<Backend, 'clock'>, places: Places): Cadastre {
  const townsOf = async (cadastralAreaCode: string): Promise<string[]> =>
    (await places.towns()).filter((town) => areaOf(town).cadastralAreaCode === cadastralAreaCode);

  async function search(query: CadastreQuery): Promise<CadastreEntryFound[]> {
    if (query.by === 'address') return (await places.at(query.addressPointId)).flatMap(entriesAt);
    const towns = await townsOf(query.cadastralAreaCode);
    if (towns.length === 0) return [];
    const inTowns = await places.inTowns(towns);
    return inTowns.flatMap(entriesAt).filter((found) => answers(found, query));
  }

  return {
    async areas(text, limit) {
      const wanted = plain(text);
      const byCode = new Map(
        (await places.towns()).map((town) => {
          const area = areaOf(town);
          return [area.cadastralAreaCode, area] as const;
        }),
      );
      return [...byCode.values()]
        .filter(
          ({ cadastralAreaCode, name }) =>
            cadastralAreaCode === wanted || plain(name).startsWith(wanted),
        )
        .toSorted((one, other) => one.name.localeCompare(other.name, 'cs'))
        .slice(0, limit);
    },

    search,

    async deed(cadastralAreaCode, deedNumber) {
      const found = await search({ by: 'deed', cadastralAreaCode, deedNumber });
      const [first] = found;
      if (first === undefined) throw notFound('List vlastnictví v katastru není.');
      const { entry } = first;
      const all = (of: 'parcels' | 'buildings' | 'units') => [
        ...new Set(found.flatMap((one) => one.entry[of])),
      ];
      const content = contentOf(cadastralAreaCode, deedNumber);
      const deed = {
        ...content,
        entry: {
          ...entry,
          parcels: all('parcels'),
          buildings: all('buildings'),
          units: all('units'),
        },
        issuedOn: bankDay(clock.now()),
      };
      return { ...deed, pdf: await printed(deed) };
    },
  };
}

const plain = (text: string) =>
  text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const squeezed = (number: string) => number.replaceAll(' ', '');

const has = (numbers: readonly string[], wanted: string): boolean =>
  numbers.some((number) => squeezed(number) === squeezed(wanted));

function answers({ entry }: CadastreEntryFound, query: CadastreQuery): boolean {
  switch (query.by) {
    case 'deed':
      return entry.deedNumber === query.deedNumber;
    case 'parcel':
      return has(entry.parcels, query.number);
    case 'building':
      return has(entry.buildings, query.number);
    case 'unit':
      return has(entry.units, query.number);
    case 'address':
      return true;
  }
}

function printed(deed: Omit<CadastreDeed, 'pdf'>): Promise<Uint8Array> {
  const { entry, owners, restrictions } = deed;
  const named = Object.values(restrictionKind);
  const blocks: Block[] = [
    {
      facts: [
        ['Katastrální území', `${entry.cadastralAreaCode} ${entry.cadastralArea}`],
        ['List vlastnictví', String(entry.deedNumber)],
      ],
    },
    { heading: 'A Vlastníci' },
    { list: owners.map(({ name, share }) => `${name}, ${share ?? 'společné jmění manželů'}`) },
    { heading: 'B Nemovitosti' },
    { list: [...entry.parcels, ...entry.buildings, ...entry.units] },
    { heading: 'C, D Omezení a poznámky' },
    restrictions.length === 0
      ? { text: 'Bez zápisu.' }
      : {
          list: restrictions.map(
            ({ kind, text }) => `${named.find(({ code }) => code === kind)?.name}: ${text}`,
          ),
        },
    { note: 'Ukázkový výpis bez údajů skutečných osob.' },
  ];
  const name = `Výpis z katastru nemovitostí, LV ${entry.deedNumber}`;
  const page = { name, category: 'Katastr nemovitostí', blocks };
  return printPage({ page, day: deed.issuedOn });
}
