import { errorCode } from '@advisor/contracts/errors';
import { type AddressPoint, type AddressRegister, addressRegisterPort } from './port';

interface Prepared {
  register: AddressRegister;
  /** A house of the register in a street. */
  known: AddressPoint & { street: string };
  /** An id that no address has. */
  unknownId: string;
  /** A house that is no more. */
  withdrawnId: string;
}

/**
 * What every implementation of the address register has to hold; a bank's own runs it in its tests.
 * @param prepare opens the register and names houses of it
 */
export function addressRegisterContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const titles = async (text: string, limit = 50) =>
    (await prepared.register.search(text, limit)).map(({ title }) => title);

  it('answers as the port says', async () => {
    const { register, known } = prepared;
    const found = await register.search(known.street, 3);
    expect(found.length).toBeGreaterThan(0);
    expect(addressRegisterPort.answers.search.parse(found)).toEqual(found);
    const detail = await register.detail(known.addressPointId);
    expect(addressRegisterPort.answers.detail.parse(detail)).toEqual(detail);
    const towns = await register.towns(known.postcode);
    expect(addressRegisterPort.answers.towns.parse(towns)).toEqual(towns);
  });

  it.each<[string, (known: Prepared['known']) => string]>([
    ['street, number and town', (at) => `${at.street} ${at.houseNumber} ${at.city}`],
    ['the same in another order', (at) => `${at.city} ${at.street} ${at.houseNumber}`],
    ['the beginnings of words', (at) => `${at.street.slice(0, 4)} ${at.houseNumber} ${at.city}`],
    ['letters without diacritics', (at) => plain(`${at.street} ${at.houseNumber}, ${at.city}`)],
    ['street with its mark', (at) => `ul. ${at.street} čp. ${at.houseNumber}, ${at.city}`],
    ['street in a sentence', (at) => `ulice ${at.street} č. p. ${at.houseNumber}`],
    ['a postcode with a space', (at) => `${at.street} ${at.houseNumber} ${spaced(at.postcode)}`],
  ])('finds a house by %s', async (_name, textOf) => {
    const { register, known } = prepared;
    const found = await register.search(textOf(known), 50);
    expect(found.map(({ addressId }) => addressId)).toContain(known.addressPointId);
  });

  it('finds only what has every word', async () => {
    expect(await titles(`${prepared.known.street} Neexistující`)).toEqual([]);
  });

  it('looks for nothing while too little is typed', async () => {
    expect(await titles('Pr')).toEqual([]);
    expect(await titles(' , ')).toEqual([]);
  });

  it('takes wildcards of the database for letters', async () => {
    expect(await titles('%%%')).toEqual([]);
    expect(await titles('___')).toEqual([]);
  });

  it('answers as many as are asked for, the same each time', async () => {
    const { street } = prepared.known;
    const all = await titles(street);
    expect(await titles(street, 2)).toEqual(all.slice(0, 2));
  });

  it('tells the parts of a house', async () => {
    const { register, known } = prepared;
    expect(await register.detail(known.addressPointId)).toEqual(known);
  });

  it.each(['unknownId', 'withdrawnId'] as const)('refuses the %s with 90080', async (which) => {
    await expect(prepared.register.detail(prepared[which])).rejects.toMatchObject({
      status: 400,
      messages: [{ errorCode: errorCode.addressNotInRegister }],
    });
  });

  it('knows the towns of a postcode, and none of one that is not in use', async () => {
    const { register, known } = prepared;
    expect(await register.towns(known.postcode)).toContainEqual({ city: known.city });
    expect(await register.towns('79999')).toEqual([]);
  });
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
const spaced = (postcode: string) => `${postcode.slice(0, 3)} ${postcode.slice(3)}`;
