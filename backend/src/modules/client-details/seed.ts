import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import {
  addressType,
  contactType,
  defaultCountry,
  idDocumentType,
} from '@advisor/contracts/codebooks/customer';
import { cases } from '../../domain/cases/schema/cases';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { offers } from '../../domain/offers/schema/offers';
import { customerAddresses, customers } from '../../neighbours/client-register/schema';
import type { BirthNumberVault } from '../../platform/personal-data/birth-number-vault';
import { type Random, randomFor } from '../../platform/random';
import type { ModuleSeed } from '../../seed/module-seed';
import { householdTestCaseId, type SeededCase } from '../../seed/seeded-case';
import { towns } from '../../seed/towns';
import { type SealedDetail } from '../../domain/household/client-detail/read-detail';
import { clientDetails } from '../../domain/household/client-detail/schema';

const czechia = defaultCountry.czechia.code;

/** What applicants of recent cases have told of themselves: what the client register knows, and the rest. */
export const seedClientDetails: ModuleSeed = {
  start: ({ today, clientSealer: sealer, birthNumbers }) => ({
    tables: [clientDetails],
    addRows(seeded) {
      const { rows, scenario, caseId } = seeded;
      const [row] = rows.of(cases);
      // Whose modelation is new has told nothing yet.
      if (row === undefined || scenario.name === 'modelled' || rows.of(offers).length === 0) return;
      for (const person of rows.of(customersOnSA)) {
        const known = registered(seeded, person.customerId, birthNumbers);
        if (known === undefined || person.id === undefined) continue;
        const declared = {
          ...known,
          ...declaredBeside(randomFor('client-detail', person.id), today),
        };
        const isFirstOfTester = caseId === householdTestCaseId && isFirst(seeded, person.id);
        rows.add(clientDetails, {
          customerOnSAId: person.id,
          sealed: sealer.seal(JSON.stringify(isFirstOfTester ? movedSince(declared) : declared)),
          version: 0,
          changedOn: row.lastChangedOn,
          changedBy: row.ownerId,
        });
      }
    },
  }),
};

const isFirst = ({ rows }: SeededCase, id: number) => rows.of(customersOnSA)[0]?.id === id;

type Known = Pick<
  SealedDetail,
  'degreeBefore' | 'degreeAfter' | 'birthNumber' | 'contacts' | 'addresses'
>;

/** As the client register has it; absent for who is not identified, and for a foreigner. */
function registered(
  { rows }: SeededCase,
  customerId: number | null | undefined,
  birthNumbers: Pick<BirthNumberVault, 'open'>,
): Known | undefined {
  const client = rows.of(customers).find(({ id }) => id === customerId);
  if (!client?.birthNumberSealed) return undefined;
  const contacts = [
    [contactType.phone.code, client.phoneNumber],
    [contactType.email.code, client.emailAddress],
  ] as const;
  return {
    ...(client.degreeBefore && { degreeBefore: client.degreeBefore }),
    ...(client.degreeAfter && { degreeAfter: client.degreeAfter }),
    birthNumber: birthNumbers.open(client.birthNumberSealed),
    contacts: contacts.flatMap(([contactTypeId, value]) =>
      value ? [{ contactTypeId, value, isPrimary: true, isConfirmed: true }] : [],
    ),
    addresses: rows
      .of(customerAddresses)
      .filter((address) => address.customerId === customerId)
      .map(({ addressTypeId, street, houseNumber, streetNumber, addressPointId, ...address }) => ({
        // The table's check keeps it to those of the codebook.
        addressTypeId: addressTypeId as ClientDetail['addresses'][number]['addressTypeId'],
        ...(street && { street }),
        ...(houseNumber && { houseNumber }),
        ...(streetNumber && { streetNumber }),
        city: address.city,
        postcode: address.postcode,
        countryId: address.countryId,
        ...(addressPointId && { addressPointId: String(addressPointId) }),
        ...(addressTypeId === addressType.contact.code && { isConfirmed: true }),
      })),
  };
}

const validYears = 10;

/** What the register does not know: an identity card above all. */
function declaredBeside(random: Random, today: string): Omit<SealedDetail, keyof Known> {
  const issuedYear = Number(today.slice(0, 4)) - random.int(1, validYears - 2);
  const day = `${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  const { city } = random.pickEarly(towns);
  return {
    placeOfBirth: random.pickEarly(towns).city,
    citizenshipCountryIds: [czechia],
    taxResidences: [{ countryId: czechia }],
    isPoliticallyExposed: false,
    hasRegisterConsent: true,
    identificationDocument: {
      identificationDocumentTypeId: idDocumentType.idCard.code,
      number: String(random.int(200_000_000, 219_999_999)),
      issuingCountryId: czechia,
      issuedBy: `Městský úřad ${city}`,
      issuedOn: `${issuedYear}-${day}`,
      validTo: `${issuedYear + validYears}-${day}`,
    },
  };
}

/** The client has another address and e-mail than the register, so that the difference can be seen. */
const movedSince = (detail: SealedDetail): SealedDetail => ({
  ...detail,
  contacts: detail.contacts.map((contact) =>
    contact.contactTypeId === contactType.email.code
      ? { ...contact, value: 'nova.adresa@posta.example', isConfirmed: false }
      : contact,
  ),
  addresses: [
    {
      addressTypeId: addressType.permanent.code,
      street: 'Mlýnská',
      houseNumber: '18',
      city: 'Kolín',
      postcode: '28002',
      countryId: czechia,
    },
  ],
});
