import { type Cadastre, cadastrePort, type CadastreEntryFound } from './port';

interface Prepared {
  cadastre: Cadastre;
  /** Code of the address place of a house that it knows. */
  addressPointId: string;
  /** An area and a number in it that no deed has. */
  unknown: { cadastralAreaCode: string; deedNumber: number };
}

/**
 * What every implementation of the cadastre has to hold; a bank's own runs it in its tests.
 * @param prepare opens the cadastre and names a house of it
 */
export function cadastreContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  let found: CadastreEntryFound[];
  beforeAll(async () => {
    prepared = await prepare();
    const { cadastre, addressPointId } = prepared;
    found = await cadastre.search({ by: 'address', addressPointId });
  });

  const known = () => {
    const [first] = found;
    if (first?.entry.deedNumber === undefined) throw new Error('a known house has a deed');
    return { ...first.entry, deedNumber: first.entry.deedNumber };
  };

  it('answers as the port says', async () => {
    const { cadastre } = prepared;
    expect(found.length).toBeGreaterThan(0);
    expect(cadastrePort.answers.search.parse(found)).toEqual(found);
    const areas = await cadastre.areas(known().cadastralArea, 5);
    expect(cadastrePort.answers.areas.parse(areas)).toEqual(areas);
    const deed = await cadastre.deed(known().cadastralAreaCode, known().deedNumber);
    expect(cadastrePort.answers.deed.parse(deed)).toEqual(deed);
  });

  it('finds the same by its deed and by its parcel', async () => {
    const { cadastre } = prepared;
    const { cadastralAreaCode, deedNumber, parcels } = known();
    const byDeed = await cadastre.search({ by: 'deed', cadastralAreaCode, deedNumber });
    expect(byDeed.map(({ entry }) => entry.deedNumber)).toContain(deedNumber);
    const [number] = parcels;
    if (number === undefined) return;
    const byParcel = await cadastre.search({ by: 'parcel', cadastralAreaCode, number });
    expect(byParcel.map(({ entry }) => entry.deedNumber)).toContain(deedNumber);
  });

  it('finds an area by its code and by the beginning of its name', async () => {
    const { cadastre } = prepared;
    const { cadastralAreaCode, cadastralArea } = known();
    for (const text of [cadastralAreaCode, cadastralArea.slice(0, 4)]) {
      const codes = (await cadastre.areas(text, 50)).map((area) => area.cadastralAreaCode);
      expect(codes).toContain(cadastralAreaCode);
    }
  });

  it('finds nothing where nothing is', async () => {
    const { cadastre, unknown } = prepared;
    expect(await cadastre.search({ by: 'deed', ...unknown })).toEqual([]);
    const { cadastralAreaCode } = unknown;
    expect(await cadastre.search({ by: 'parcel', cadastralAreaCode, number: '99999/999' })).toEqual(
      [],
    );
  });

  it('refuses a deed that is not there', async () => {
    const { cadastre, unknown } = prepared;
    const reading = cadastre.deed(unknown.cadastralAreaCode, unknown.deedNumber);
    await expect(reading).rejects.toMatchObject({ status: 404 });
  });

  it('has shares that come to a whole', async () => {
    const { owners } = await prepared.cadastre.deed(known().cadastralAreaCode, known().deedNumber);
    const shares = owners.flatMap(({ share }) => share?.split('/').map(Number) ?? []);
    if (shares.length === 0) return;
    let sum = 0;
    for (let at = 0; at < shares.length; at += 2)
      sum += (shares[at] ?? 0) / (shares[at + 1] ?? Infinity);
    expect(sum).toBeCloseTo(1);
  });
}
