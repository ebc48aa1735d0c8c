import { Failure } from '../../platform/failure';
import {
  type ClientRegister,
  clientRegisterPort,
  type NewClient,
  type RegisteredClient,
} from './port';

interface Prepared {
  register: ClientRegister;
  /** Somebody in the register whose names nobody else has, with a birth number. */
  known: RegisteredClient & { birthNumber: string };
  /** An id that nobody has. */
  unknownId: number;
  /** People whom the register does not know, each with a birth number and a document of their own. */
  strangers: readonly [NewClient, NewClient, NewClient];
}

/**
 * What every implementation of the client register has to hold; a bank's own runs it in its tests.
 * @param prepare opens the register and names somebody in it
 */
export function clientRegisterContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const search = (criteria: Parameters<ClientRegister['search']>[0], limit = 20) =>
    prepared.register.search(criteria, limit);
  const ids = async (criteria: Parameters<ClientRegister['search']>[0]) =>
    (await search(criteria)).clients.map(({ id }) => id);

  it('answers as the port says', async () => {
    const { known, register } = prepared;
    const found = await search({ lastName: known.lastName, firstName: known.firstName });
    expect(clientRegisterPort.answers.search.parse(found)).toEqual(found);
    const whole = await register.find([known.id]);
    expect(clientRegisterPort.answers.find.parse(whole)).toEqual(whole);
  });

  it.each([
    ['both names', ({ firstName, lastName }: RegisteredClient) => ({ firstName, lastName })],
    [
      'names in capital letters without diacritics',
      ({ firstName, lastName }: RegisteredClient) => ({
        firstName: plain(firstName),
        lastName: plain(lastName),
      }),
    ],
    [
      'the beginning of a name',
      ({ firstName, lastName }: RegisteredClient) => ({
        firstName,
        lastName: `${lastName.slice(0, 3)}*`,
      }),
    ],
    [
      'the last name and the date of birth',
      ({ lastName, dateOfBirth }: RegisteredClient) => ({ lastName, dateOfBirth }),
    ],
    ['the birth number', ({ birthNumber }: RegisteredClient) => ({ birthNumber })],
  ])('finds a client by %s', async (_name, criteriaOf) => {
    expect(await ids(criteriaOf(prepared.known))).toContain(prepared.known.id);
  });

  it('finds only who fits every criterion', async () => {
    const { lastName, firstName } = prepared.known;
    expect(await ids({ lastName, firstName, dateOfBirth: '1850-01-02' })).toEqual([]);
  });

  it('refuses a wildcard behind too few letters', async () => {
    await expect(search({ lastName: 'N*' })).rejects.toBeInstanceOf(Failure);
  });

  it('answers as many as are asked for, and says that there are more', async () => {
    const { lastName } = prepared.known;
    const everybody = { lastName: `${lastName.slice(0, 3)}*` };
    const all = await search(everybody, 1_000);
    const some = await search(everybody, 1);
    expect(some.clients).toEqual(all.clients.slice(0, 1));
    expect([some.hasMore, all.hasMore]).toEqual([all.clients.length > 1, false]);
  });

  it('leaves out whom it does not know', async () => {
    const { known, register, unknownId } = prepared;
    expect(await register.find([])).toEqual([]);
    expect(await register.find([unknownId, known.id])).toEqual([known]);
  });

  it('founds a client with all that is told of them, who is found by it', async () => {
    const { register, strangers } = prepared;
    const [{ genderId: _genderId, ...stranger }] = strangers;
    const founded = await register.register(strangers[0], 'first');
    expect(clientRegisterPort.answers.register.parse(founded)).toEqual(founded);
    expect(founded.isFounded).toBe(true);
    expect(await register.find([founded.id])).toEqual([{ id: founded.id, ...stranger }]);
    const { lastName, dateOfBirth, birthNumber, identificationDocument } = stranger;
    for (const criteria of [
      { lastName, dateOfBirth },
      { birthNumber: birthNumber ?? '' },
      { identificationDocument },
    ]) {
      expect(await ids(criteria)).toContain(founded.id);
    }
  });

  it('founds a client once, however often the same call comes', async () => {
    const { register, strangers } = prepared;
    const calls = await Promise.all([1, 2].map(() => register.register(strangers[1], 'second')));
    const later = await register.register(strangers[1], 'second');
    expect(calls).toEqual([later, later]);
    expect(later.isFounded).toBe(true);
  });

  it.each([
    [
      'birth number',
      ([, known, other]: Prepared['strangers']) => ({ ...other, birthNumber: known.birthNumber }),
    ],
    [
      'document',
      ([, known, other]: Prepared['strangers']) => ({
        ...other,
        identificationDocument: known.identificationDocument,
      }),
    ],
  ])('founds nobody beside who has the %s', async (name, twinOf) => {
    const { register, strangers } = prepared;
    const { id } = await register.register(strangers[1], 'second');
    const twin = await register.register(twinOf(strangers), name);
    expect(twin).toEqual({ id, isFounded: false });
  });

  it('founds a foreigner without a birth number', async () => {
    const { register, strangers } = prepared;
    const { birthNumber: _birthNumber, ...foreigner } = strangers[2];
    const { id, isFounded } = await register.register(foreigner, 'foreigner');
    expect(isFounded).toBe(true);
    expect((await register.find([id]))[0]?.birthNumber).toBeUndefined();
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase();
