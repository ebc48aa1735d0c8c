import type { Codebook } from '../codebook';

/* Persons, households, addresses and documents: pure data. */

export const householdType = {
  main: { code: 1, name: 'Hlavní domácnost' },
  codebtor: { code: 2, name: 'Domácnost spolužadatele' },
  guarantor: { code: 128, name: 'Domácnost ručitele' },
} as const satisfies Codebook;

/** The specification has 1 to 3; the others, and their codes, are ours. */
export const maritalStatus = {
  unmarried: { code: 1, name: 'Svobodný / svobodná' },
  married: { code: 2, name: 'Ženatý / vdaná' },
  divorced: { code: 3, name: 'Rozvedený / rozvedená' },
  widowed: { code: 4, name: 'Ovdovělý / ovdovělá' },
  registeredPartner: { code: 5, name: 'Registrovaný partner / partnerka' },
} as const satisfies Codebook;

/**
 * Property settlement of spouses. The specification gives the codes without names; ours follow the
 * three regimes of the Civil Code (s. 708, 717, 729).
 */
export const propertySettlement = {
  jointProperty: { code: 1, name: 'Společné jmění manželů' },
  narrowedJointProperty: { code: 2, name: 'Zúžené společné jmění manželů' },
  separateProperty: { code: 7, name: 'Režim oddělených jmění' },
} as const satisfies Codebook;

export const addressType = {
  permanent: { code: 1, name: 'Trvalý pobyt' },
  contact: { code: 2, name: 'Kontaktní adresa' },
  other: { code: 3, name: 'Jiná adresa' },
} as const satisfies Codebook;

export const contactType = {
  phone: { code: 1, name: 'Telefon' },
  email: { code: 2, name: 'E-mail' },
} as const satisfies Codebook;

export const gender = {
  male: { code: 1, name: 'Muž' },
  female: { code: 2, name: 'Žena' },
} as const satisfies Codebook;

export const idDocumentType = {
  idCard: { code: 1, name: 'Občanský průkaz' },
  passport: { code: 2, name: 'Cestovní pas' },
  residencePermit: { code: 3, name: 'Povolení k pobytu' },
  foreignIdCard: { code: 4, name: 'Zahraniční občanský průkaz' },
} as const satisfies Codebook;

/** Countries that forms offer first; all of them come with `codebooks.getAll`. */
export const defaultCountry = {
  czechia: { code: 16, name: 'Česko' },
  slovakia: { code: 197, name: 'Slovensko' },
} as const satisfies Codebook;

/** Schemes of a user's identifiers. */
export const userIdentifierScheme = {
  broker: { code: 7, name: 'Číslo zprostředkovatele' },
  staff: { code: 9, name: 'Číslo zaměstnance' },
} as const satisfies Codebook;

/** Schemes of a client's identity; a client counts as identified by the register's. */
export const clientIdentityScheme = {
  register: { code: 2, name: 'Registr klientů' },
} as const satisfies Codebook;

export const legalPersonType = {
  natural: { code: 1, name: 'Fyzická osoba' },
  juridical: { code: 2, name: 'Právnická osoba' },
} as const satisfies Codebook;
