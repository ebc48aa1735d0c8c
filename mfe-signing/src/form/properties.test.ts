import type { ClientDataField } from '@advisor/contracts/signature-service/entities';
import { fieldDefinition } from '../testing/signature-fixtures';
import type { FieldValue } from './field-value';
import { initialValues, readForm } from './form-definition';
import { toProperties } from './properties';

/** Properties of a form in which the given fields were filled in, by key. */
function send(definitions: Partial<ClientDataField>[], typed: Record<string, FieldValue> = {}) {
  const { fields } = readForm(definitions.map(fieldDefinition));
  const values = initialValues(fields);
  for (const { key, name } of fields) {
    const value = typed[key];
    if (value !== undefined) values[name] = value;
  }
  return Object.fromEntries(toProperties(fields, values).map(({ Key, Value }) => [Key, Value]));
}

it.each<[string, Partial<ClientDataField>, FieldValue | undefined, string]>([
  ['a text', {}, 'x', '{"Value":"x"}'],
  ['nothing', {}, undefined, '{"Value":null}'],
  [
    'a date as local datetime',
    { LogicalTypeCode: 'DATE' },
    '2026-03-29',
    '{"Value":"2026-03-29T00:00:00"}',
  ],
  [
    'an unlimited date',
    { LogicalTypeCode: 'DATE_EXT' },
    { isUnlimited: true, date: '2026-03-29' },
    '{"IsUnlimited":true,"Value":null}',
  ],
  ['a value that cannot be read, as it came', { SerializedValue: '{oops' }, undefined, '{oops'],
  ['what was typed over such a value', { SerializedValue: '{oops' }, 'x', '{"Value":"x"}'],
  [
    'a field of an unknown type, as it came',
    { LogicalTypeCode: 'IBAN', SerializedValue: '{"Value":{"a":1}}' },
    undefined,
    '{"Value":{"a":1}}',
  ],
  [
    'a field of an unknown type without a value',
    { LogicalTypeCode: 'IBAN' },
    undefined,
    '{"Value":null}',
  ],
])('sends %s', (_name, definition, typed, value) => {
  expect(send([definition], typed === undefined ? {} : { note: typed })).toEqual({ note: value });
});

const device = { Key: 'device', LogicalTypeCode: 'ADVISOR_DEVICE_BOOLEAN' };
const Parameters = '{"Referrer":"device"}';

it.each([
  ['PHONE_NUMBER', true, '{"Value":null}'],
  ['PHONE_NUMBER', false, '{"Value":"777 123 456"}'],
  ['REPRESENTATION', true, '{"Value":"777 123 456"}'],
  ['REPRESENTATION', false, '{"Value":null}'],
])('sends %s whose referrer is %j as %s', (LogicalTypeCode, isSet, value) => {
  const definitions = [device, { Key: 'field', LogicalTypeCode, Parameters }];
  expect(send(definitions, { device: isSet, field: '777 123 456' })['field']).toBe(value);
});
