import { addressText } from './address-values';
import type { ClientDetail, RegisteredPerson } from './client-detail.queries';
import { toValues, type ClientDetailValues } from './client-detail.schema';

/** What the client register has an opinion about, in the order of the screen. */
export const registeredNames = [
  'firstName',
  'lastName',
  'degreeBefore',
  'degreeAfter',
  'dateOfBirth',
  'birthNumber',
  'phone',
  'email',
  'permanent',
  'contact',
] as const;
export type RegisteredName = (typeof registeredNames)[number];

const noDetail: ClientDetail = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  citizenshipCountryIds: [],
  taxResidences: [],
  contacts: [],
  addresses: [],
};

/** A person of the register as the form would hold them. */
export const valuesOfRegister = ({
  naturalPerson,
  addresses,
  contacts,
}: RegisteredPerson): ClientDetailValues =>
  toValues({ ...noDetail, ...naturalPerson, addresses, contacts } as ClientDetail);

const textOf = (values: ClientDetailValues, name: RegisteredName): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : addressText(value);
};

/** Where the register has something else than the form; what it does not know is no difference. */
export const differencesOf = (
  values: ClientDetailValues,
  registered: ClientDetailValues,
): RegisteredName[] =>
  registeredNames.filter((name) => {
    const theirs = textOf(registered, name);
    return theirs !== '' && theirs !== textOf(values, name);
  });
