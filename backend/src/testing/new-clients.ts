import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import { birthNumberCheckDigit } from '@advisor/lending/identifiers/birth-number';
import { newPerson } from './people';
import type { DemoLogin, TestApp } from './test-app';

let count = 0;

/** Everything by which somebody is founded in the register; each time somebody else, born on one day. */
export function identifiable(): Omit<ClientDetail, 'firstName' | 'lastName'> {
  count += 1;
  const nine = `880404${String(100 + count)}`;
  return {
    dateOfBirth: '1988-04-04',
    birthNumber: `${nine}${birthNumberCheckDigit(nine)}`,
    genderId: 1,
    placeOfBirth: 'Kolín',
    citizenshipCountryIds: [16],
    taxResidences: [],
    identificationDocument: {
      identificationDocumentTypeId: 1,
      issuingCountryId: 16,
      number: String(300_000_000 + count),
      validTo: '2031-01-01',
    },
    contacts: [{ contactTypeId: 1, value: '+420601123456', isPrimary: true }],
    addresses: [
      {
        addressTypeId: 1,
        street: 'Dlouhá',
        houseNumber: '12',
        city: 'Praha 1',
        postcode: '11000',
        countryId: 16,
      },
    ],
  };
}

/** Saves a detail of somebody on an application. @returns the version to go on from */
export async function saveDetail(
  backend: TestApp,
  customerOnSAId: number,
  detail: object,
  as: DemoLogin = 'advisor',
): Promise<number> {
  const ask = { as, params: { customerOnSAId } };
  const known = await backend.callOperation(clientDetailCalls.get, ask);
  const saved = known.json<{ version: number; detail: ClientDetail }>();
  const body = { version: saved.version, detail: { ...saved.detail, ...detail } };
  const answer = await backend.callOperation(clientDetailCalls.update, { ...ask, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ version: number }>().version;
}

const letter = (place: number) => String.fromCodePoint(97 + (place % 26));

/** The debtor of an application that the advisor has just made, of whom all is entered. */
export async function newcomer(backend: TestApp, detail: object = {}) {
  const person = await newPerson(backend);
  const lastName = `Nová${letter(Math.floor(count / 26))}${letter(count)}`;
  const version = await saveDetail(backend, person.customerOnSAId, {
    ...identifiable(),
    lastName,
    ...detail,
  });
  return { ...person, version };
}
