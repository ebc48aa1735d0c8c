import { checkAnswers } from './client-data-rules';
import type { FieldDefinition } from './field-definition';

const today = '2026-11-21';

const field = (logicalTypeCode: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key: logicalTypeCode,
  name: 'Údaj',
  logicalTypeCode,
  serializedValue: null,
  isRequiredMessage: null,
  parameters: null,
  hasAccess: true,
  ...more,
});

/** What is said when nothing is wrong. */
const fine = 'fine';

/** What is said about answers to the first fields of a form. */
function check(fields: FieldDefinition[], ...answers: unknown[]): string {
  const properties = answers.map((answer, place) => ({
    Key: fields[place]?.key ?? '',
    Value: typeof answer === 'string' ? answer : JSON.stringify(answer),
  }));
  return checkAnswers(fields, properties, today) ?? fine;
}

const day = (text: string) => ({ Value: `${text}T00:00:00` });
const required = { isRequiredMessage: 'Doplňte údaj' };
const bounds = (MinValue?: unknown, MaxValue?: unknown) => ({
  parameters: JSON.stringify({ MinValue, MaxValue }),
});

describe.each(['DATE', 'DATE_EXT'])('a %s', (type) => {
  test.each([
    ['any day', {}, day('2024-02-29'), fine],
    ['a day that is not in the calendar', {}, day('2026-02-29'), 'Zadejte platné datum'],
    ['the thirteenth month', {}, day('2026-13-01'), 'Zadejte platné datum'],
    ['a day without its time', {}, { Value: '2026-01-01' }, 'Zadejte platné datum'],
    ['an instant', {}, { Value: '2026-01-01T00:00:00Z' }, 'Zadejte platné datum'],
    ['the shape of the screen', {}, { Value: '01.01. 2026' }, 'Zadejte platné datum'],
    ['no text', {}, { Value: { day: 1 } }, 'Zadejte platné datum'],
    ['the least itself', bounds('2020-01-01T00:00:00'), day('2020-01-01'), 'než 01.01. 2020'],
    ['the day after the least', bounds('2020-01-01T00:00:00'), day('2020-01-02'), fine],
    ['the greatest itself', bounds(undefined, '2020-01-01'), day('2020-01-01'), fine],
    ['beyond the greatest', bounds(undefined, '2020-01-01'), day('2020-01-02'), 'nejpozději'],
    [
      'the least as an instant',
      bounds('2019-12-31T23:30:00Z'),
      day('2020-01-01'),
      'musí být pozdější',
    ],
    ['today, later than now', bounds('now'), day('2026-11-21'), 'musí být pozdější než dnešní'],
    ['tomorrow, later than now', bounds('now'), day('2026-11-22'), fine],
    ['today, until now', bounds(undefined, 'now'), day('2026-11-21'), fine],
    ['tomorrow, until now', bounds(undefined, 'now'), day('2026-11-22'), 'nesmí být pozdější'],
    ['nothing', bounds('now'), { Value: null }, fine],
    ['nothing where it is required', required, { Value: null }, 'Doplňte údaj'],
    ['bounds in the wrong order', bounds('2030-01-01', '2020-01-01'), day('2025-01-01'), fine],
    ['a bound that is none', bounds('31. února'), day('2025-01-01'), fine],
  ])('%s', (_, more, answer, message) => {
    const said = check([field(type, more)], answer);
    expect(said).toContain(message);
  });
});

test('a date without an end needs no day, in DATE_EXT alone', () => {
  const endless = { IsUnlimited: true, Value: null };
  expect(check([field('DATE_EXT', { ...required, ...bounds('now') })], endless)).toBe(fine);
  expect(check([field('DATE', required)], endless)).toBe('Doplňte údaj');
  expect(check([field('DATE_EXT')], { IsUnlimited: 'yes' })).toContain('platné datum');
});

const fromOneToNine = bounds(1, '9');

test.each([
  ['1', fine],
  [9, fine],
  ['1 0', 'nejvýše 9'],
  ['0', 'alespoň 1'],
  [-1, 'alespoň 1'],
  [10, 'nejvýše 9'],
  ['1,5', 'celé číslo'],
  [1.5, 'celé číslo'],
  ['dvě', 'celé číslo'],
  [{}, 'celé číslo'],
  [null, fine],
])('the whole number %p between 1 and 9', (Value, message) => {
  const said = check([field('INTEGER', fromOneToNine)], { Value });
  expect(said).toContain(message);
});

test.each([
  ['TEXT', ' ', 'Doplňte údaj'],
  ['TEXT', 'x', fine],
  ['TEXT', { a: 1 }, 'není platná'],
  ['ALPHA_TEXT', 'Č. 1', 'alespoň 2 písmena'],
  ['ALPHA_TEXT', 'Čí 1', fine],
  ['IDDOC_TYPE', 'Passport', fine],
  ['IDDOC_TYPE', 'LibraryCard', 'není platná'],
  ['BOOLEAN', 'true', fine],
  ['BOOLEAN', true, fine],
  ['BOOLEAN', false, 'Doplňte údaj'],
  ['BOOLEAN', 'maybe', 'není platná'],
  ['ADVISOR_DEVICE_BOOLEAN', 'false', fine],
  ['REPRESENTATION', null, 'Doplňte údaj'],
])('a required %s answered by %j', (type, Value, message) => {
  const said = check([field(type, required)], { Value });
  expect(said).toContain(message);
});

const document = [field('IDDOC_NUMBER', required), field('IDDOC_TYPE')];

test.each([
  ['PersonalId', '123456789', fine],
  ['PersonalId', '12345678', '9 číslic'],
  ['PersonalId', '1234567890', '9 číslic'],
  ['PersonalId', '12345678a', '9 číslic'],
  ['Passport', '1', fine],
  ['ResidencePermit', 'AB 12', fine],
])('the number of a %s: %s', (type, number, message) => {
  const said = check(document, { Value: number }, { Value: type });
  expect(said).toContain(message);
});

const flag = field('BOOLEAN', { key: 'Flag' });
const referring = (type: string) => field(type, { parameters: '{"Referrer":"Flag"}' });

test.each([
  ['PHONE_NUMBER', false, null, 'Pole je povinné'],
  ['PHONE_NUMBER', false, '+420603214587', fine],
  ['PHONE_NUMBER', true, null, fine],
  ['PHONE_NUMBER', true, '+420603214587', 'se nevyplňuje'],
  ['REPRESENTATION', true, null, 'Pole je povinné'],
  ['REPRESENTATION', true, 'Jan Novák', fine],
  ['REPRESENTATION', 'false', null, fine],
  ['REPRESENTATION', false, 'Jan Novák', 'se nevyplňuje'],
  ['TEXT', true, 'always shown', fine],
])('%s whose referrer is %j, answered by %j', (type, isSet, Value, message) => {
  const said = check([referring(type), flag], { Value }, { Value: isSet });
  expect(said).toContain(message);
});

test.each([
  ['a referrer that is missing', [referring('REPRESENTATION')]],
  [
    'referrers in a circle',
    [
      field('REPRESENTATION', { key: 'One', parameters: '{"Referrer":"Two"}' }),
      field('REPRESENTATION', { key: 'Two', parameters: '{"Referrer":"One"}' }),
    ],
  ],
])('%s hides nothing', (_, fields) => {
  const answers = fields.map(() => ({ Value: 'Jan Novák' }));
  expect(check(fields, ...answers)).toBe(fine);
  expect(check(fields, { Value: null })).toBe('Pole je povinné');
});

const locked = (type: string, serializedValue: string | null) =>
  field(type, { ...required, serializedValue, hasAccess: false });

test.each([
  ['TEXT', '{"Value":"Praha"}', '{"Value":"Praha"}', true],
  ['TEXT', '{"Value":"Praha"}', '{ "Value": "Praha" }', true],
  ['TEXT', '{"Value":"Praha"}', '{"Value":"Brno"}', false],
  ['TEXT', '{"Value":"Praha"}', '{"Value":null}', false],
  ['TEXT', null, '{"Value":null}', true],
  ['TEXT', null, '{"Value":"Brno"}', false],
  ['TEXT', '{"Value": "Nov', '{"Value": "Nov', true],
  ['TEXT', '{"Value": "Nov', '{"Value": "Novák"}', false],
  ['INTEGER', '{"Value":2}', '{"Value":"2"}', true],
  ['INTEGER', '{"Value":2}', '{"Value":"3"}', false],
  ['BOOLEAN', null, '{"Value":"false"}', true],
  ['BOOLEAN', '{"Value":true}', '{"Value":"false"}', false],
  ['DATE', '{"Value":"2020-01-01"}', '{"Value":"2020-01-01T00:00:00"}', true],
  ['DATE', '{"Value":"2020-01-01"}', '{"Value":"2020-01-02T00:00:00"}', false],
  ['DATE_EXT', '{"IsUnlimited":true}', '{"IsUnlimited":true,"Value":null}', true],
  ['DATE_EXT', '{"IsUnlimited":true}', '{"IsUnlimited":false,"Value":null}', false],
  ['PHONE_NUMBER', '{"Value":"603"}', '{"Value":"604"}', false],
])('a locked %s of %s may be sent as %s: %j', (type, original, sent, isFine) => {
  const said = check([locked(type, original)], sent);
  expect(said).toBe(isFine ? fine : 'Pole „Údaj“ nelze změnit.');
});

test('a locked field may be left out, and the name of the client is locked in any case', () => {
  expect(check([locked('TEXT', '{"Value":"Praha"}')])).toBe(fine);
  const name = field('CLIENT_NAME', { serializedValue: '{"Value":"Karel Dvořáček"}' });
  expect(check([name], { Value: 'Karel Dvořáček' })).toBe(fine);
  expect(check([name], { Value: 'Kdo Jiný' })).toContain('nelze změnit');
});

test('a locked phone that its referrer hides is sent as null', () => {
  const hidden = { ...referring('PHONE_NUMBER'), serializedValue: '{"Value":"603"}' };
  const fields = [{ ...hidden, hasAccess: false }, flag];
  expect(check(fields, { Value: null }, { Value: true })).toBe(fine);
  expect(check(fields, { Value: '604' }, { Value: true })).toContain('nelze změnit');
});

test.each([
  ['parameters that cannot be read', field('DATE', { ...required, parameters: '{MinValue: now' })],
  ['bounds in the wrong order', field('INTEGER', { ...required, ...bounds(9, 1) })],
  ['an unknown type', field('FINGERPRINT', { ...required, serializedValue: '{"Value":"A7"}' })],
])('a required field with %s cannot be sent', (_, defective) => {
  expect(check([defective], defective.serializedValue ?? day('2025-01-01'))).toBe(
    'Pole „Údaj“ nelze vyplnit.',
  );
});

test('an optional field with a defect takes what the form sends of it', () => {
  const unreadable = { parameters: 'MaxValue=now' };
  expect(check([field('DATE', unreadable)], day('2035-01-01'))).toBe(fine);
  const unknown = field('FINGERPRINT', { serializedValue: '{"Value":"A7-41"}' });
  expect(check([unknown], '{"Value":"A7-41"}')).toBe(fine);
  expect(check([unknown], { Value: 'B8' })).toContain('nelze změnit');
  expect(check([field('FINGERPRINT')], { Value: null })).toBe(fine);
});

test('a value that could not be read goes back as it came, or is filled in', () => {
  const broken = field('DATE', { ...required, serializedValue: '{"Value": "20' });
  expect(check([broken], '{"Value": "20')).toBe(fine);
  expect(check([broken], day('2026-01-01'))).toBe(fine);
  expect(check([broken], '{"Value": "19')).toContain('platné datum');
});

test('a key that the form lacks, an answer twice, and a form with a key twice are refused', () => {
  const text = field('TEXT');
  const properties = [{ Key: 'TEXT', Value: '{"Value":"x"}' }];
  const problem = 'Údaje klienta nejsou správně vyplněny.';
  expect(checkAnswers([text], properties, today)).toBeUndefined();
  expect(checkAnswers([text], [...properties, ...properties], today)).toBe(problem);
  expect(checkAnswers([text, text], properties, today)).toBe(problem);
  expect(checkAnswers([field('DATE')], properties, today)).toBe(problem);
});
