import { message } from './validation-message';

/** Arguments of zod's `refine`: `z.string().refine(...digitsOnly)`. Empty values pass everywhere. */
export type Rule<Value> = readonly [check: (value: Value) => boolean, message: string];

/** `YYYY-MM-DD`; the order of such texts is that of the days. */
type CalendarDate = string;

const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

export const digitsOnly: Rule<string> = [
  (text) => /^\d*$/.test(text),
  'common:validation.digitsOnly',
];

/** `nov*` searches, `no*` would find too much. */
export const wildcardAfterThree: Rule<string> = [
  (text) => !text.includes('*') || text.indexOf('*') >= 3,
  'common:validation.wildcard',
];

export const atMostDecimals = (count: number): Rule<number> => [
  (value) => Number(value.toFixed(count)) === value,
  message('common:validation.decimals', { count }),
];

export const between = (min: number, max: number): Rule<number> => [
  (value) => value >= min && value <= max,
  message('common:validation.between', { min, max }),
];

export const inThousands: Rule<number> = [
  (amount) => amount % 1_000 === 0,
  'common:validation.thousands',
];

/** On the whole object of a form's values. */
export const atLeastOneOf = <Name extends string>(
  ...names: readonly Name[]
): Rule<Record<Name, unknown>> => [
  (values) => names.some((name) => values[name] !== '' && values[name] != null),
  'common:validation.atLeastOne',
];

export const inPast = (today: CalendarDate): Rule<CalendarDate> => [
  (date) => date === '' || date < today,
  'common:validation.dateInPast',
];

export const inFuture = (today: CalendarDate): Rule<CalendarDate> => [
  (date) => date === '' || date > today,
  'common:validation.dateInFuture',
];

/** D+1 at the earliest. */
export const fromTomorrow = (today: CalendarDate): Rule<CalendarDate> => [
  (date) => date === '' || date >= addDays(today, 1),
  'common:validation.dateFromTomorrow',
];

/** @param limitText the limit as the user reads it */
export const before = (limit: CalendarDate, limitText: string): Rule<CalendarDate> => [
  (date) => date === '' || date < limit,
  message('common:validation.dateBefore', { limit: limitText }),
];

/** @param limitText the limit as the user reads it */
export const after = (limit: CalendarDate, limitText: string): Rule<CalendarDate> => [
  (date) => date === '' || date > limit,
  message('common:validation.dateAfter', { limit: limitText }),
];

export const withinLast30Days = (today: CalendarDate): Rule<CalendarDate> => [
  (date) => date === '' || (date <= today && date >= addDays(today, -30)),
  'common:validation.dateWithin30Days',
];

const earliestBirth: CalendarDate = '1850-01-01';

export const birthDate = (today: CalendarDate): Rule<CalendarDate> => [
  (date) => date === '' || (date <= today && date >= earliestBirth),
  'common:validation.birthDate',
];

/** For identifiers, which `@advisor/lending` checks. */
export const identifierMessage = {
  account: 'common:validation.account',
  birthNumber: 'common:validation.birthNumber',
  birthNumberMismatch: 'common:validation.birthNumberMismatch',
  companyId: 'common:validation.companyId',
  countryAndIdType: 'common:validation.countryAndIdType',
  idCard: 'common:validation.idCard',
  mobilePhone: 'common:validation.mobilePhone',
  postcode: 'common:validation.postcode',
} as const;
