/** Arguments of zod's `refine`: `z.string().refine(...birthDate(today))`. Empty values pass. */
type Rule<Value> = readonly [check: (value: Value) => boolean, message: string];

/** Nobody older is a client. */
const earliestBirth = '1850-01-01';

/** @param today `YYYY-MM-DD`; the order of such texts is that of the days */
export const birthDate = (today: string): Rule<string> => [
  (date) => date === '' || (date <= today && date >= earliestBirth),
  'common:validation.birthDate',
];

/** For identifiers, which `@advisor/lending` checks. */
export const identifierMessage = {
  account: 'common:validation.account',
  birthNumber: 'common:validation.birthNumber',
  birthNumberMismatch: 'common:validation.birthNumberMismatch',
  postcode: 'common:validation.postcode',
} as const;
