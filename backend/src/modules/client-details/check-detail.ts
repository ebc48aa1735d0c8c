import type { ClientAddress, ClientDetail } from '@advisor/contracts/client-detail/schemas';
import { addressType, defaultCountry, idDocumentType } from '@advisor/contracts/codebooks/customer';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { normalizeDocumentNumber } from '@advisor/lending/identifiers/id-document';
import { parsePostcode } from '@advisor/lending/identifiers/postcode';
import { genderOf } from '../../domain/customers/birth-number-of';
import { countries } from '../../domain/customers/countries';
import { documentErrors } from '../../domain/customers/document-errors';
import { validateContact } from '../../domain/customers/validate-contact';
import { badRequest } from '../../platform/failure';

const czechia = defaultCountry.czechia.code;
const countryIds = new Set(countries.map(({ countryId }) => countryId));
const earliestBirth = '1850-01-01';

const refuse = (field: string, message: string) =>
  badRequest(message, { field: `detail.${field}` });

/**
 * A detail as it is stored: contacts, postcodes and the document's number in one form.
 * @param today `YYYY-MM-DD`
 * @throws Failure 400 with what does not fit together, at its field
 */
export function checkDetail(
  detail: ClientDetail,
  today: string,
  remainderTen: RemainderTenPolicy,
): ClientDetail {
  checkBirth(detail, today, remainderTen);
  checkCountries(detail);
  checkAddresses(detail.addresses);
  const { identificationDocument: document } = detail;
  if (document !== undefined) {
    const [error] = documentErrors(document, today);
    if (error !== undefined) {
      throw refuse(`identificationDocument.${error.field ?? 'number'}`, error.message);
    }
    const isPermit = document.identificationDocumentTypeId === idDocumentType.residencePermit.code;
    if (isPermit && detail.citizenshipCountryIds.includes(czechia)) {
      const message = 'Občan Česka povolení k pobytu nemá.';
      throw refuse('identificationDocument.identificationDocumentTypeId', message);
    }
  }
  return {
    ...detail,
    contacts: checkedContacts(detail.contacts),
    addresses: detail.addresses.map(checkedAddress),
    ...(document === undefined
      ? {}
      : {
          identificationDocument: { ...document, number: normalizeDocumentNumber(document.number) },
        }),
  };
}

function checkBirth(
  { birthNumber, dateOfBirth, genderId }: ClientDetail,
  today: string,
  remainderTen: RemainderTenPolicy,
): void {
  if (dateOfBirth > today || dateOfBirth < earliestBirth) {
    throw refuse('dateOfBirth', 'Datum narození nesmí být v budoucnosti ani před 1. 1. 1850.');
  }
  genderOf(
    { birthNumber, dateOfBirth, genderId },
    { today, remainderTen, field: 'detail.birthNumber' },
  );
}

const isTwice = <T>(value: T, index: number, all: readonly T[]) => all.indexOf(value) !== index;

function checkCountries({ citizenshipCountryIds, taxResidences, addresses }: ClientDetail): void {
  const taxed = taxResidences.map(({ countryId }) => countryId);
  const lists = {
    citizenshipCountryIds,
    taxResidences: taxed,
    addresses: addresses.map(({ countryId }) => countryId),
  };
  for (const [field, ids] of Object.entries(lists)) {
    if (ids.some((id) => !countryIds.has(id))) throw refuse(field, 'Taková země není.');
  }
  const message = 'Každou zemi uveďte jen jednou.';
  if (citizenshipCountryIds.some(isTwice)) throw refuse('citizenshipCountryIds', message);
  if (taxed.some(isTwice)) throw refuse('taxResidences', message);
}

const partsOf = ({ street, houseNumber, streetNumber, city, postcode, countryId }: ClientAddress) =>
  [street, houseNumber, streetNumber, city, postcode.replaceAll(/\s/g, ''), countryId]
    .map((part) => String(part ?? '').toLocaleLowerCase('cs'))
    .join('\n');

/** Which addresses a person may have beside one another. */
function checkAddresses(addresses: ClientDetail['addresses']): void {
  const [field, title] = ['addresses', 'Nepovolená kombinace adres'];
  if (addresses.map(({ addressTypeId }) => addressTypeId).some(isTwice)) {
    throw refuse(field, `${title}: každý druh adresy uveďte jen jednou.`);
  }
  const permanent = addresses.find(
    ({ addressTypeId }) => addressTypeId === addressType.permanent.code,
  );
  if (permanent === undefined && addresses.length > 0) {
    throw refuse(field, `${title}: chybí adresa trvalého pobytu.`);
  }
  if (
    addresses.some(
      (other) => other !== permanent && permanent && partsOf(other) === partsOf(permanent),
    )
  ) {
    throw refuse(field, `${title}: další adresa se musí lišit od trvalého pobytu.`);
  }
}

function checkedAddress(address: ClientAddress, index: number): ClientAddress {
  if (address.countryId !== czechia) return address;
  const postcode = parsePostcode(address.postcode);
  if (postcode === undefined) throw refuse(`addresses.${index}.postcode`, 'Zadejte platné PSČ.');
  return { ...address, postcode };
}

function checkedContacts(contacts: ClientDetail['contacts']): ClientDetail['contacts'] {
  const checked = contacts.map((contact, index) => {
    const { normalizedValue, messages } = validateContact(contact);
    if (normalizedValue === undefined) {
      throw refuse(`contacts.${index}.value`, messages[0]?.message ?? 'Kontakt není platný.');
    }
    return { ...contact, value: normalizedValue };
  });
  if (checked.map(({ value }) => value).some(isTwice)) {
    throw refuse('contacts', 'Každý kontakt uveďte jen jednou.');
  }
  const primaryTypes = checked.filter(({ isPrimary }) => isPrimary);
  if (primaryTypes.map(({ contactTypeId }) => contactTypeId).some(isTwice)) {
    throw refuse('contacts', 'Hlavní je jen jeden telefon a jeden e-mail.');
  }
  return checked;
}
