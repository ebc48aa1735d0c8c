import {
  missingForRegistration,
  type RegistrationFact,
} from '@advisor/contracts/client-detail/registration';
import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import { errorCode } from '@advisor/contracts/errors';
import { addressType, contactType } from '@advisor/contracts/codebooks/customer';
import { documentErrors } from '../../domain/customers/document-errors';
import type { NewClient } from '../../neighbours/client-register/port';
import type { DocumentRegister } from '../../neighbours/document-register/port';
import { badRequest, Failure } from '../../platform/failure';

const named: Record<RegistrationFact, { field: string; message: string }> = {
  placeOfBirth: { field: 'placeOfBirth', message: 'Doplňte místo narození.' },
  genderId: { field: 'genderId', message: 'Doplňte pohlaví.' },
  birthNumber: { field: 'birthNumber', message: 'Doplňte rodné číslo.' },
  citizenshipCountryIds: { field: 'citizenshipCountryIds', message: 'Doplňte občanství.' },
  permanentAddress: { field: 'addresses', message: 'Doplňte adresu trvalého pobytu.' },
  identificationDocument: {
    field: 'identificationDocument.number',
    message: 'Doplňte doklad totožnosti.',
  },
  documentValidTo: {
    field: 'identificationDocument.validTo',
    message: 'Doplňte platnost dokladu.',
  },
};

/**
 * Somebody who may be founded in the client register: all is known of them that the law wants, and their
 * document is valid.
 * @param today `YYYY-MM-DD`
 * @throws Failure 400 with what is missing or wrong, each at its field of the detail; 503 when the register
 * of invalid documents does not answer
 */
export async function newClientOf(
  detail: ClientDetail,
  documents: DocumentRegister,
  today: string,
): Promise<NewClient> {
  const { genderId, placeOfBirth, identificationDocument: document } = detail;
  const address = (typeId: number) => {
    const found = detail.addresses.find(({ addressTypeId }) => addressTypeId === typeId);
    if (found === undefined) return undefined;
    const { addressTypeId: _typeId, isConfirmed: _isConfirmed, ...parts } = found;
    return parts;
  };
  const permanentAddress = address(addressType.permanent.code);
  const missing = missingForRegistration(detail);
  if (
    missing.length > 0 ||
    genderId === undefined ||
    placeOfBirth === undefined ||
    document === undefined ||
    permanentAddress === undefined
  ) {
    throw new Failure(
      400,
      missing.map((fact) => {
        const { field, message } = named[fact];
        const code = errorCode.invalidRequest;
        return { severity: 1, message, errorCode: code, field: `detail.${field}` };
      }),
    );
  }
  await checkDocument(document, documents, today);
  const contact = (typeId: number) =>
    detail.contacts.find(({ contactTypeId }) => contactTypeId === typeId)?.value;
  return {
    firstName: detail.firstName,
    lastName: detail.lastName,
    degreeBefore: detail.degreeBefore,
    degreeAfter: detail.degreeAfter,
    dateOfBirth: detail.dateOfBirth,
    birthNumber: detail.birthNumber,
    genderId,
    placeOfBirth,
    citizenshipCountryIds: detail.citizenshipCountryIds,
    identificationDocument: document,
    phoneNumber: contact(contactType.phone.code),
    emailAddress: contact(contactType.email.code),
    permanentAddress,
    contactAddress: address(addressType.contact.code),
  };
}

const refuse = (field: string, message: string) =>
  badRequest(message, { field: `detail.identificationDocument.${field}` });

/** Nobody is founded by a document that is expired or stolen, nor by one of which that is not known. */
async function checkDocument(
  document: NonNullable<ClientDetail['identificationDocument']>,
  documents: DocumentRegister,
  today: string,
): Promise<void> {
  const [error] = documentErrors(document, today);
  if (error !== undefined) throw refuse(error.field ?? 'number', error.message);
  const { identificationDocumentTypeId: typeId, number, validTo } = document;
  if (validTo !== undefined && validTo < today) {
    throw refuse('validTo', 'Platnost dokladu skončila, klienta podle něj nelze založit.');
  }
  if (await documents.isInvalid({ number, typeId })) {
    throw refuse('number', 'Doklad je v evidenci odcizených, ztracených a neplatných dokladů.');
  }
}
