import { addressType, contactType, idDocumentType } from '@advisor/contracts/codebooks/customer';
import { daySchema, optionalDaySchema } from '@advisor/forms/day-schema';
import {
  birthDate,
  birthNumber,
  birthNumberOfDate,
  birthNumberOfGender,
  documentCountry,
  documentNumber,
  email,
  mobilePhone,
  pastDate,
} from '@advisor/forms/rules';
import type { MergeRules } from '@advisor/forms/record/merge';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { formatBirthNumber } from '@advisor/lending/identifiers/birth-number';
import {
  normalizeDocumentNumber,
  type IdDocumentType,
} from '@advisor/lending/identifiers/id-document';
import { formatPhone, parsePhone } from '@advisor/lending/identifiers/mobile-phone';
import { cleanName } from '@advisor/lending/identifiers/clean-text';
import { isPrintableName } from '@advisor/lending/identifiers/printable-name';
import { personNamePattern } from '@advisor/contracts/name-rules';
import { z } from 'zod';
import { text } from '../form-values';
import {
  addressKinds,
  addressValuesSchema,
  isAllowedCombination,
  toAddress,
  toAddressValues,
} from './address-values';
import type { ClientDetail, ClientDetailAnswer, Country } from './client-detail.queries';

interface Rules {
  /** `YYYY-MM-DD` */
  today: string;
  countries: readonly Country[];
  remainderTen: RemainderTenPolicy | undefined;
}

const code = z.number().nullable();
const name = z
  .string()
  .overwrite(cleanName)
  .min(1)
  .max(100)
  .regex(personNamePattern, 'common:validation.personName')
  .refine(isPrintableName, 'forms:validation.printableName');

const typeNames = new Map<number, IdDocumentType>(
  Object.entries(idDocumentType).map(([key, entry]) => [entry.code, key as IdDocumentType]),
);
const genders = new Map([
  [1, 'male'],
  [2, 'female'],
] as const);

/** A person as typed; half of it is enough. */
export const clientDetailSchema = ({ today, countries, remainderTen }: Rules) =>
  z
    .object({
      firstName: name,
      lastName: name,
      degreeBefore: text(50),
      degreeAfter: text(50),
      dateOfBirth: daySchema.refine(...birthDate(today)),
      placeOfBirth: text(100),
      birthNumber: text(12).refine(...birthNumber(today, remainderTen ?? 'warn')),
      genderId: code,
      maritalStatusId: code,
      citizenship: code,
      secondCitizenship: code,
      taxCountry: code,
      taxIdentifier: text(30),
      secondTaxCountry: code,
      secondTaxIdentifier: text(30),
      isPoliticallyExposed: z.enum(['yes', 'no']).nullable(),
      hasRegisterConsent: z.boolean(),
      documentType: code,
      documentCountry: code,
      documentNumber: text(30),
      documentIssuedBy: text(100),
      documentIssuedOn: optionalDaySchema.refine(...pastDate(today)),
      documentValidTo: optionalDaySchema,
      phone: text(30).refine(...mobilePhone),
      isPhoneConfirmed: z.boolean(),
      email: text(100).refine(...email),
      isEmailConfirmed: z.boolean(),
      permanent: addressValuesSchema,
      contact: addressValuesSchema,
      other: addressValuesSchema,
    })
    .superRefine((values, context) => {
      const refuse = (path: keyof typeof values, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      const born = {
        birthNumber: values.birthNumber,
        dateOfBirth: values.dateOfBirth,
        gender: genders.get(values.genderId as 1 | 2),
      };
      const [ofDate, dateMessage] = birthNumberOfDate(today);
      const [ofGender, genderMessage] = birthNumberOfGender(today);
      if (!ofDate(born)) refuse('birthNumber', dateMessage);
      if (!ofGender(born)) refuse('birthNumber', genderMessage);
      const once = 'case-household:clientDetail.countryTwice';
      if (isSame(values.citizenship, values.secondCitizenship)) refuse('secondCitizenship', once);
      if (isSame(values.taxCountry, values.secondTaxCountry)) refuse('secondTaxCountry', once);
      if (!isAllowedCombination(values)) {
        context.addIssue({
          code: 'custom',
          path: ['contact', 'city'],
          message: 'case-household:clientDetail.addressCombination',
        });
      }
      const type = typeNames.get(values.documentType ?? 0);
      const isoCode = countries.find(
        ({ countryId }) => countryId === values.documentCountry,
      )?.isoCode;
      if (type === undefined || isoCode === undefined) {
        if (values.documentNumber !== '') refuse('documentType', 'common:validation.required');
        return;
      }
      if (values.documentNumber === '') refuse('documentNumber', 'common:validation.required');
      const document = { type, isoCode, number: values.documentNumber };
      const [fitsCountry, countryMessage] = documentCountry;
      const [isNumber, numberMessage] = documentNumber;
      if (!fitsCountry(document)) refuse('documentCountry', countryMessage);
      else if (!isNumber(document)) refuse('documentNumber', numberMessage);
    });

export type ClientDetailValues = z.infer<ReturnType<typeof clientDetailSchema>>;

const isSame = (one: number | null, other: number | null) => one !== null && one === other;

/** As the phone's field has it. @param e164 as it is stored */
export const showPhone = (e164: string): string => formatPhone(e164).replaceAll('\u00A0', ' ');

const contactOf = (detail: ClientDetail, type: number) =>
  detail.contacts.find(({ contactTypeId }) => contactTypeId === type);

export function toValues(detail: ClientDetail): ClientDetailValues {
  const [phone, mail] = [contactType.phone, contactType.email].map((type) =>
    contactOf(detail, type.code),
  );
  const { identificationDocument: document, isPoliticallyExposed } = detail;
  const [citizenship = null, secondCitizenship = null] = detail.citizenshipCountryIds;
  const [tax, secondTax] = detail.taxResidences;
  const address = (typeId: number) =>
    toAddressValues(detail.addresses.find(({ addressTypeId }) => addressTypeId === typeId));
  return {
    firstName: detail.firstName,
    lastName: detail.lastName,
    degreeBefore: detail.degreeBefore ?? '',
    degreeAfter: detail.degreeAfter ?? '',
    dateOfBirth: detail.dateOfBirth,
    placeOfBirth: detail.placeOfBirth ?? '',
    birthNumber: formatBirthNumber(detail.birthNumber ?? ''),
    genderId: detail.genderId ?? null,
    maritalStatusId: detail.maritalStatusId ?? null,
    citizenship,
    secondCitizenship,
    taxCountry: tax?.countryId ?? null,
    taxIdentifier: tax?.taxIdentifier ?? '',
    secondTaxCountry: secondTax?.countryId ?? null,
    secondTaxIdentifier: secondTax?.taxIdentifier ?? '',
    isPoliticallyExposed:
      isPoliticallyExposed === undefined ? null : isPoliticallyExposed ? 'yes' : 'no',
    hasRegisterConsent: detail.hasRegisterConsent ?? false,
    documentType: document?.identificationDocumentTypeId ?? null,
    documentCountry: document?.issuingCountryId ?? null,
    documentNumber: document?.number ?? '',
    documentIssuedBy: document?.issuedBy ?? '',
    documentIssuedOn: document?.issuedOn ?? '',
    documentValidTo: document?.validTo ?? '',
    phone: showPhone(phone?.value ?? ''),
    isPhoneConfirmed: phone?.isConfirmed ?? false,
    email: mail?.value ?? '',
    isEmailConfirmed: mail?.isConfirmed ?? false,
    permanent: address(1),
    contact: address(2),
    other: address(3),
  };
}

export const toState = ({ version, detail }: Pick<ClientDetailAnswer, 'version' | 'detail'>) => ({
  version,
  values: toValues(detail),
});

/** What is one thing in several fields. */
export const mergeRules: MergeRules = {
  together: [
    ['phone', 'isPhoneConfirmed'],
    ['email', 'isEmailConfirmed'],
    ['taxCountry', 'taxIdentifier'],
    ['secondTaxCountry', 'secondTaxIdentifier'],
    [
      'documentType',
      'documentCountry',
      'documentNumber',
      'documentIssuedBy',
      'documentIssuedOn',
      'documentValidTo',
    ],
    ...addressKinds.map((kind) => [kind]),
  ],
};

const given = <Name extends string, Value>(key: Name, value: Value | null | '') =>
  (value === null || value === '' ? {} : { [key]: value }) as { [N in Name]?: Value };

const residence = (countryId: number | null, taxIdentifier: string) =>
  countryId === null ? [] : [{ countryId, ...given('taxIdentifier', taxIdentifier) }];

const contact = (contactTypeId: 1 | 2, value: string, isConfirmed: boolean) =>
  value === ''
    ? []
    : [{ contactTypeId, value, isPrimary: true, ...(isConfirmed ? { isConfirmed } : {}) }];

/** The document as typed; undefined until its kind, country and number are. */
export function toDocument(values: ClientDetailValues): ClientDetail['identificationDocument'] {
  if (values.documentType === null || values.documentCountry === null) return undefined;
  if (values.documentNumber === '') return undefined;
  return {
    identificationDocumentTypeId: values.documentType as 1,
    issuingCountryId: values.documentCountry,
    number: normalizeDocumentNumber(values.documentNumber),
    ...given('issuedBy', values.documentIssuedBy),
    ...given('issuedOn', values.documentIssuedOn),
    ...given('validTo', values.documentValidTo),
  };
}

/** What to save; what the screen has no fields for stays as it was. */
export function toDetail(values: ClientDetailValues, known: ClientDetail): ClientDetail {
  const document = toDocument(values);
  const { isPoliticallyExposed: exposed } = values;
  const shown = new Set([
    contactOf(known, contactType.phone.code),
    contactOf(known, contactType.email.code),
  ]);
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    dateOfBirth: values.dateOfBirth,
    ...given('degreeBefore', values.degreeBefore),
    ...given('degreeAfter', values.degreeAfter),
    ...given('placeOfBirth', values.placeOfBirth),
    ...given('birthNumber', values.birthNumber.replace('/', '')),
    ...given('genderId', values.genderId as 1 | 2 | null),
    ...given('maritalStatusId', values.maritalStatusId as 1 | null),
    citizenshipCountryIds: [
      ...[values.citizenship, values.secondCitizenship].filter((id) => id !== null),
      ...known.citizenshipCountryIds.slice(2),
    ],
    taxResidences: [
      ...residence(values.taxCountry, values.taxIdentifier),
      ...residence(values.secondTaxCountry, values.secondTaxIdentifier),
      ...known.taxResidences.slice(2),
    ],
    ...(exposed === null ? {} : { isPoliticallyExposed: exposed === 'yes' }),
    ...(values.hasRegisterConsent ? { hasRegisterConsent: true } : {}),
    ...(document === undefined ? {} : { identificationDocument: document }),
    contacts: [
      ...contact(1, parsePhone(values.phone) ?? '', values.isPhoneConfirmed),
      ...contact(2, values.email, values.isEmailConfirmed),
      ...known.contacts.filter((one) => !shown.has(one)),
    ],
    addresses: addressKinds.flatMap((kind) => toAddress(kind, values[kind])),
  };
}

/** Fields of the call that stand under another name in the form. */
const named: Record<string, string> = {
  'identificationDocument.issuingCountryId': 'documentCountry',
  'identificationDocument.number': 'documentNumber',
  'identificationDocument.identificationDocumentTypeId': 'documentType',
  'identificationDocument.issuedBy': 'documentIssuedBy',
  'identificationDocument.issuedOn': 'documentIssuedOn',
  'identificationDocument.validTo': 'documentValidTo',
  citizenshipCountryIds: 'secondCitizenship',
  taxResidences: 'secondTaxCountry',
  addresses: 'contact.city',
  contacts: 'phone',
};

/**
 * Where a refusal of the server stands in the form.
 * @param field of the call
 * @param sent whose contacts and addresses the field counts
 */
export function fieldOf(field: string, sent: ClientDetail): string | undefined {
  const [, path = ''] = /^detail\.(.+)$/.exec(field) ?? [];
  const [, list, index, part] = /^(contacts|addresses)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (list === 'contacts') {
    const type = sent.contacts[Number(index)]?.contactTypeId;
    return type === contactType.email.code ? 'email' : 'phone';
  }
  if (list === 'addresses') {
    const type = sent.addresses[Number(index)]?.addressTypeId ?? addressType.permanent.code;
    return `${addressKinds.find((kind) => addressType[kind].code === type)}.${part}`;
  }
  return named[path] ?? (/^\w+$/.test(path) ? path : undefined);
}
