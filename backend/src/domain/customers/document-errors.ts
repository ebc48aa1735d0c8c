import { idDocumentType } from '@advisor/contracts/codebooks/customer';
import type { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import {
  type IdDocumentType,
  isDocumentNumber,
  isIssuedBy,
} from '@advisor/lending/identifiers/id-document';
import { countries } from './countries';

type Document = CallBody<typeof customerCalls.validateIdentificationDocument>;
type Answer = CallResponse<typeof customerCalls.validateIdentificationDocument>;
type Message = Answer['messages'][number];

const typeNames = new Map<number, IdDocumentType>(
  Object.entries(idDocumentType).map(([name, { code }]) => [code, name as IdDocumentType]),
);

/** What is wrong with a document by itself. @param today `YYYY-MM-DD` */
export function documentErrors(document: Document, today: string): Message[] {
  const { identificationDocumentTypeId, issuingCountryId, number, issuedOn, validTo } = document;
  const type = typeNames.get(identificationDocumentTypeId) ?? 'passport';
  const country = countries.find(({ countryId }) => countryId === issuingCountryId);
  if (country === undefined || !isIssuedBy(type, country.isoCode)) {
    const message = 'Tento druh dokladu daná země nevydává.';
    return [{ field: 'issuingCountryId', message }];
  }
  const messages: Message[] = [];
  if (!isDocumentNumber(number, type, country.isoCode)) {
    messages.push({ field: 'number', message: 'Číslo neodpovídá druhu dokladu.' });
  }
  if (issuedOn !== undefined && issuedOn > today) {
    messages.push({ field: 'issuedOn', message: 'Doklad nemohl být vydán v budoucnosti.' });
  }
  if (issuedOn !== undefined && validTo !== undefined && validTo <= issuedOn) {
    messages.push({ field: 'validTo', message: 'Platnost musí končit po vydání dokladu.' });
  }
  return messages;
}
