import {
  emptyPersonSearch,
  personSearchSchema,
  searchedPerson,
  type PersonSearch,
} from './person-search';

const schema = personSearchSchema({
  today: '2026-11-21',
  leastStem: 3,
  readBirthNumber: (text) =>
    /^700303\/?2070$/.test(text)
      ? { valid: true, value: { dateOfBirth: '1970-03-03' } }
      : { valid: false },
});

it.each<[Partial<PersonSearch>, Record<string, string>]>([
  [{}, { lastName: 'personTooLittle' }],
  [{ firstName: 'Jan' }, { lastName: 'personTooLittle' }],
  [{ lastName: 'Novák' }, { firstName: 'personNeedsMore' }],
  [{ lastName: 'Novák', firstName: 'Jan' }, {}],
  [{ lastName: 'Nov*', dateOfBirth: '1985-04-03' }, {}],
  [{ lastName: 'No*', firstName: 'Jan' }, { lastName: 'wildcard' }],
  [{ birthNumber: '7003032070' }, {}],
  [{ birthNumber: '123' }, { birthNumber: 'birthNumber' }],
  [
    { birthNumber: '700303/2070', dateOfBirth: '1970-03-04' },
    { dateOfBirth: 'birthNumberMismatch' },
  ],
  [{ lastName: 'Novák', dateOfBirth: '2026-11-22' }, { dateOfBirth: 'birthDate' }],
  [{ lastName: 'Novák', dateOfBirth: '1849-12-31' }, { dateOfBirth: 'birthDate' }],
  [{ lastName: 'Novák', dateOfBirth: '31.2.' }, { dateOfBirth: 'date' }],
])('of %j says %j', (typed, expected) => {
  const { error } = schema.safeParse({ ...emptyPersonSearch, ...typed });
  const found = (error?.issues ?? []).map(({ path, message }) => [
    String(path[0]),
    message.replace('common:validation.', ''),
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

it('searches by what is filled in', () => {
  const typed = { ...emptyPersonSearch, lastName: 'Novák', birthNumber: '700303/2070' };
  expect(searchedPerson(typed)).toEqual({ lastName: 'Novák', birthNumber: '7003032070' });
});
