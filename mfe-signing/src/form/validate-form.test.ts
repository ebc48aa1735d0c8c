import type { ClientDataField } from '@advisor/contracts/signature-service/entities';
import { fieldDefinition } from '../testing/signature-fixtures';
import { dateMask } from './date-shape';
import type { FieldValue } from './field-value';
import { initialValues, readForm } from './form-definition';
import { validateForm } from './validate-form';
import { isVisible } from './visibility';

const today = '2026-11-21';
const key = (name: string) => `signing:${name}`;
const rule = (name: string) => key(`dynamicFormField.validation.${name}`);

function validate(definitions: Partial<ClientDataField>[], typed: Record<string, FieldValue> = {}) {
  const { fields } = readForm(definitions.map(fieldDefinition));
  const values = initialValues(fields);
  for (const field of fields) values[field.name] = typed[field.key] ?? field.initialValue;
  const messages = validateForm(fields, values, today);
  return fields.map(({ name }) => messages[name]);
}

const one = (definition: Partial<ClientDataField>, value: FieldValue) =>
  validate([definition], { note: value })[0];

const required = { IsRequiredMessage: 'Doplňte poznámku' };

it.each<[Partial<ClientDataField>, FieldValue, string | undefined]>([
  [{}, '', undefined],
  [required, '', 'Doplňte poznámku'],
  [required, '   ', 'Doplňte poznámku'],
  [required, 'x', undefined],
  [{ ...required, HasAccess: false }, '', undefined],
  [{ ...required, LogicalTypeCode: 'BOOLEAN' }, false, 'Doplňte poznámku'],
  [{ ...required, LogicalTypeCode: 'BOOLEAN' }, true, undefined],
  [{ ...required, LogicalTypeCode: 'ADVISOR_DEVICE_BOOLEAN' }, false, undefined],
  [{ ...required, LogicalTypeCode: 'DATE' }, '', 'Doplňte poznámku'],
  [{ LogicalTypeCode: 'PHONE_NUMBER' }, '', rule('required')],
  [{ ...required, LogicalTypeCode: 'PHONE_NUMBER' }, '', 'Doplňte poznámku'],
])('asks for what is required: %j %j', (definition, value, message) => {
  expect(one(definition, value)).toBe(message);
});

const alphabetic = { LogicalTypeCode: 'ALPHA_TEXT' };
it.each([
  ['ab', undefined],
  ['Ší', undefined],
  ['Ř. Ž.', undefined],
  ['a', rule('2Alphabetic')],
  ['a1', rule('2Alphabetic')],
  ['12', rule('2Alphabetic')],
  ['Жя', rule('2Alphabetic')],
  ['', undefined],
])('wants two letters in %p', (value, message) => {
  expect(one(alphabetic, value)).toBe(message);
});

const documentType = { Key: 'type', LogicalTypeCode: 'IDDOC_TYPE' };
const documentNumber = { Key: 'number', LogicalTypeCode: 'IDDOC_NUMBER' };
it.each([
  ['PersonalId', '123456789', undefined],
  ['PersonalId', '12345678', rule('personalId')],
  ['PersonalId', '1234567890', rule('personalId')],
  ['PersonalId', '12345678A', rule('personalId')],
  ['PersonalId', '', undefined],
  ['Passport', 'AB12', undefined],
  ['ResidencePermit', '12345678', undefined],
  ['', '12', undefined],
])('checks the number of %p: %p', (type, number, message) => {
  expect(validate([documentType, documentNumber], { type, number })[1]).toBe(message);
});

const bounds = (MinValue?: string, MaxValue?: string) => ({
  LogicalTypeCode: 'DATE',
  Parameters: JSON.stringify({ MinValue, MaxValue }),
});
it.each<[Partial<ClientDataField>, string, string | undefined]>([
  [bounds(), '2026-02-28', undefined],
  [bounds(), '2026-02-31', key('validation.date')],
  [bounds(), '31.2.2026', key('validation.date')],
  [bounds('2026-01-01'), '2026-01-02', undefined],
  [bounds('2026-01-01'), '2026-01-01', `${key('validation.minValue')}|{"date":"01.01. 2026"}`],
  [bounds(undefined, '2026-01-01'), '2026-01-01', undefined],
  [
    bounds(undefined, '2026-01-01'),
    '2026-01-02',
    `${key('validation.maxValue')}|{"date":"01.01. 2026"}`,
  ],
  [bounds('now'), today, key('validation.minValueNow')],
  [bounds('now'), '2026-11-22', undefined],
  [bounds(undefined, 'now'), today, undefined],
  [bounds(undefined, 'now'), '2026-11-22', key('validation.maxValueNow')],
  // A defect of the definition is not the user's mistake.
  [bounds('2026-02-01', '2026-01-01'), '2026-01-15', undefined],
])('checks a date by %j: %s', (definition, value, message) => {
  expect(one(definition, value)).toBe(message);
  const extended = { ...definition, LogicalTypeCode: 'DATE_EXT' };
  expect(one(extended, { isUnlimited: false, date: value })).toBe(message);
  expect(one({ ...extended, ...required }, { isUnlimited: true, date: value })).toBeUndefined();
});

const number = { LogicalTypeCode: 'INTEGER', Parameters: '{"MinValue":1,"MaxValue":"10"}' };
it.each([
  ['1', undefined],
  ['10', undefined],
  ['1,5', rule('integer')],
  ['abc', rule('integer')],
  ['0', `${rule('minNumber')}|{"min":"1"}`],
  ['11', `${rule('maxNumber')}|{"max":"10"}`],
])('checks the whole number %p', (value, message) => {
  expect(one(number, value)).toBe(message);
});

const flag = { Key: 'flag', LogicalTypeCode: 'BOOLEAN' };
const depending = (LogicalTypeCode: string) => ({
  LogicalTypeCode,
  Parameters: '{"Referrer":"flag"}',
});
it.each([
  ['PHONE_NUMBER', false, true],
  ['PHONE_NUMBER', true, false],
  ['REPRESENTATION', false, false],
  ['REPRESENTATION', true, true],
  ['TEXT', false, true],
])('shows %s whose referrer is %j: %j, and requires it just then', (type, isSet, isShown) => {
  const { fields } = readForm([flag, depending(type)].map(fieldDefinition));
  const values = { ...initialValues(fields), kflag: isSet };
  expect(isVisible(fields[1] as never, values)).toBe(isShown);
  const message = validate([flag, depending(type)], { flag: isSet })[1];
  expect(message).toBe(isShown && type !== 'TEXT' ? rule('required') : undefined);
});

it.each([
  ['2', '2'],
  ['21', '21.'],
  ['211', '21.1'],
  ['2111', '21.11. '],
  ['21112026', '21.11. 2026'],
  ['211120269', '21.11. 2026'],
  ['1.', '01.'],
  ['21..', '21.'],
  ['1.2', '01.2'],
  ['1.2.', '01.02. '],
  ['1. 2. 2026', '01.02. 2026'],
  ['2026-02-01', '01.02. 2026'],
  ['1/2/2026', '01.02. 2026'],
  ['21.11. 20', '21.11. 20'],
  ['x', ''],
])('masks %p as %p, and leaves that alone', (typed, masked) => {
  expect(dateMask(typed)).toBe(masked);
  expect(dateMask(masked)).toBe(masked);
});
