import type { ClientDataField } from '@advisor/contracts/signature-service/entities';
import { fieldDefinition } from '../testing/signature-fixtures';
import { initialValues, readForm, type Defect } from './form-definition';
import { toProperties } from './properties';

const required = { IsRequiredMessage: 'Doplňte' };
const parameters = (value: object) => ({ Parameters: JSON.stringify(value) });
const optional: Pick<Defect, 'isBlocking'> = { isBlocking: false };
const blocked: Pick<Defect, 'isBlocking'> = { isBlocking: true };

/** Every row of the table of defects: what is told and whether the form can be sent. */
it.each<[string, Partial<ClientDataField>[], Partial<Defect>[]]>([
  ['nothing wrong', [{}], []],
  ['a malformed value', [{ SerializedValue: '{oops' }], [{ kind: 'value', ...optional }]],
  ['a value of no shape', [{ SerializedValue: '{}' }], [{ kind: 'value', ...optional }]],
  [
    'a malformed value of a required field',
    [{ SerializedValue: '[]', ...required }],
    [{ kind: 'value', ...optional }],
  ],
  ['malformed parameters', [{ Parameters: '{oops' }], [{ kind: 'parameters', ...optional }]],
  [
    'malformed parameters of a required field',
    [{ Parameters: '"x"', ...required }],
    [{ kind: 'parameters', ...blocked }],
  ],
  ['an unknown type', [{ LogicalTypeCode: 'IBAN' }], [{ kind: 'type', ...optional }]],
  [
    'an unknown type of a required field',
    [{ LogicalTypeCode: 'IBAN', ...required }],
    [{ kind: 'type', ...blocked }],
  ],
  [
    'a minimum over the maximum',
    [
      {
        LogicalTypeCode: 'DATE',
        ...parameters({ MinValue: '2026-02-01', MaxValue: '2026-01-01' }),
      },
    ],
    [{ kind: 'bounds', ...optional }],
  ],
  [
    'bounds that leave no day',
    [{ LogicalTypeCode: 'DATE', ...parameters({ MinValue: 'now', MaxValue: 'now' }), ...required }],
    [{ kind: 'bounds', ...blocked }],
  ],
  [
    'an invalid bound',
    [{ LogicalTypeCode: 'DATE_EXT', ...parameters({ MaxValue: 'tomorrow' }) }],
    [{ kind: 'bounds', ...optional }],
  ],
  [
    'a bound that is no number',
    [{ LogicalTypeCode: 'INTEGER', ...parameters({ MinValue: 'now' }) }],
    [{ kind: 'bounds', ...optional }],
  ],
  [
    'a missing referrer',
    [{ LogicalTypeCode: 'PHONE_NUMBER', ...parameters({ Referrer: 'gone' }) }],
    [{ kind: 'referrer', ...optional }],
  ],
  [
    'a representation without a referrer',
    [{ LogicalTypeCode: 'REPRESENTATION' }],
    [{ kind: 'referrer', ...optional }],
  ],
  [
    'a cycle of referrers',
    [
      { Key: 'a', LogicalTypeCode: 'REPRESENTATION', ...parameters({ Referrer: 'b' }) },
      { Key: 'b', LogicalTypeCode: 'PHONE_NUMBER', ...parameters({ Referrer: 'a' }) },
    ],
    [
      { kind: 'cycle', ...optional },
      { kind: 'cycle', ...optional },
    ],
  ],
  ['a duplicate key', [{ Name: 'První' }, { Name: 'Druhé' }], [{ kind: 'duplicate', ...blocked }]],
])('finds %s', (_name, definitions, defects) => {
  const found = readForm(definitions.map(fieldDefinition));
  expect(found.defects).toEqual(defects.map((defect) => expect.objectContaining(defect)));
  expect(found.fields[0]?.label).toBe(definitions[0]?.Name ?? 'Poznámka');
});

it('shows the first of two fields with one key', () => {
  const { fields } = readForm([fieldDefinition({ Name: 'A' }), fieldDefinition({ Name: 'B' })]);
  expect(fields.map(({ label }) => label)).toEqual(['A']);
});

it('ignores the conditions of a cycle and of a missing referrer', () => {
  const { fields } = readForm([
    fieldDefinition({
      Key: 'a',
      LogicalTypeCode: 'REPRESENTATION',
      ...parameters({ Referrer: 'a' }),
    }),
    fieldDefinition({
      Key: 'b',
      LogicalTypeCode: 'PHONE_NUMBER',
      ...parameters({ Referrer: 'x' }),
    }),
  ]);
  expect(fields.map(({ referrer }) => referrer)).toEqual([undefined, undefined]);
});

it.each(['a.b', 'a[0]', '__proto__', 'constructor', '', 'žluť', 'a b', '0'])(
  'keeps the key %p and never takes it for a path',
  (Key) => {
    const { fields } = readForm([fieldDefinition({ Key, SerializedValue: '{"Value":"x"}' })]);
    const values = initialValues(fields);
    expect(Object.keys(values)).toEqual([expect.stringMatching(/^k\w*$/)]);
    expect(toProperties(fields, values)).toEqual([{ Key, Value: '{"Value":"x"}' }]);
  },
);

it('gives different names to different keys', () => {
  const keys = ['a.b', 'a_b', 'a b', 'a', 'ab', 'a_1a_b', 'A'];
  const { fields } = readForm(keys.map((Key) => fieldDefinition({ Key })));
  expect(new Set(fields.map(({ name }) => name)).size).toBe(keys.length);
});
