import type { LogicalTypeCode } from '@advisor/contracts/signature-service/entities';
import { codecs, parseObject } from './codecs';
import type { FieldValue } from './field-value';

type Row = [LogicalTypeCode, unknown, FieldValue | undefined];

it.each<Row>([
  ['TEXT', { Value: 'Praha' }, 'Praha'],
  ['TEXT', { Value: 5 }, '5'],
  ['TEXT', { Value: null }, ''],
  ['TEXT', { Value: {} }, undefined],
  ['TEXT', { Value: true }, undefined],
  ['CLIENT_NAME', { Value: 'Jan Novák' }, 'Jan Novák'],
  ['IDDOC_TYPE', { Value: 'Passport' }, 'Passport'],
  ['IDDOC_TYPE', { Value: 'Library' }, undefined],
  ['INTEGER', { Value: 12 }, '12'],
  ['BOOLEAN', { Value: 'true' }, true],
  ['BOOLEAN', { Value: true }, true],
  ['BOOLEAN', { Value: 'false' }, false],
  ['BOOLEAN', { Value: null }, false],
  ['BOOLEAN', { Value: 'ano' }, undefined],
  ['ADVISOR_DEVICE_BOOLEAN', { Value: 'true' }, true],
  ['ADVISOR_DEVICE_BOOLEAN', { Value: 'TRUE' }, false],
  ['ADVISOR_DEVICE_BOOLEAN', { Value: '1' }, false],
  ['ADVISOR_DEVICE_BOOLEAN', { Value: null }, false],
  ['DATE', { Value: '2026-11-21' }, '2026-11-21'],
  ['DATE', { Value: '2026-11-21T00:00:00' }, '2026-11-21'],
  ['DATE', { Value: '2026-11-21T23:59:59.999' }, '2026-11-21'],
  ['DATE', { Value: '2026-02-31T00:00:00' }, undefined],
  ['DATE', { Value: '21. 11. 2026' }, undefined],
  ['DATE', { Value: null }, ''],
  ['DATE_EXT', { IsUnlimited: true }, { isUnlimited: true, date: '' }],
  ['DATE_EXT', { IsUnlimited: true, Value: null }, { isUnlimited: true, date: '' }],
  [
    'DATE_EXT',
    { IsUnlimited: false, Value: '2030-01-02T00:00:00' },
    { isUnlimited: false, date: '2030-01-02' },
  ],
  ['DATE_EXT', { Value: '2030-01-02' }, { isUnlimited: false, date: '2030-01-02' }],
  ['DATE_EXT', { IsUnlimited: 'ano' }, undefined],
])('reads %s %j as %j', (type, serialized, value) => {
  expect(codecs[type].read(serialized as Record<string, unknown>)).toEqual(value);
});

it.each<[LogicalTypeCode, FieldValue, unknown]>([
  ['TEXT', 'Praha', { Value: 'Praha' }],
  ['TEXT', '', { Value: null }],
  ['INTEGER', '1 200', { Value: '1200' }],
  ['BOOLEAN', true, { Value: 'true' }],
  ['ADVISOR_DEVICE_BOOLEAN', false, { Value: 'false' }],
  ['DATE', '2026-11-21', { Value: '2026-11-21T00:00:00' }],
  ['DATE', '', { Value: null }],
  ['DATE_EXT', { isUnlimited: true, date: '2030-01-02' }, { IsUnlimited: true, Value: null }],
  [
    'DATE_EXT',
    { isUnlimited: false, date: '2030-01-02' },
    { IsUnlimited: false, Value: '2030-01-02T00:00:00' },
  ],
  ['DATE_EXT', { isUnlimited: false, date: '' }, { IsUnlimited: false, Value: null }],
])('writes %s %j as %j', (type, value, serialized) => {
  expect(codecs[type].write(value)).toEqual(serialized);
});

const values: Record<LogicalTypeCode, FieldValue[]> = {
  TEXT: ['', 'Žluťoučký "kůň"', '2026-11-21', 'null', '\\', '\u2028'],
  ALPHA_TEXT: ['', 'Šíp'],
  PHONE_NUMBER: ['', '+420 777 123 456'],
  REPRESENTATION: ['', 'Eva Malá'],
  IDDOC_TYPE: ['', 'PersonalId', 'Passport', 'ResidencePermit'],
  IDDOC_NUMBER: ['', '012345678'],
  CLIENT_NAME: ['', 'Jan Novák'],
  BOOLEAN: [true, false],
  ADVISOR_DEVICE_BOOLEAN: [true, false],
  DATE: ['', '1900-01-01', '2024-02-29', '2026-03-29', '2026-10-25', '2200-12-31'],
  DATE_EXT: [
    { isUnlimited: true, date: '' },
    { isUnlimited: false, date: '' },
    { isUnlimited: false, date: '2026-10-25' },
  ],
  INTEGER: ['', '0', '-12', '90071992547409931'],
};

it.each(
  Object.entries(values).flatMap(([type, list]) =>
    list.map((value) => [type as LogicalTypeCode, value] as const),
  ),
)('reads %s %j again as it was written', (type, value) => {
  const { read, write } = codecs[type];
  const json = JSON.stringify(write(value));
  expect(read(parseObject(json) ?? {})).toEqual(value);
});

/** Every day over four years, among them those when clocks change. */
it('keeps every day of the calendar the same day, whatever the clock', () => {
  const { read, write } = codecs.DATE;
  for (let day = 0; day < 1_500; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    expect(read(write(date))).toBe(date);
  }
});

it.each(['', 'x', 'null', '[]', '5', '"a"', '{', '{"a":'])('takes %p for no object', (json) => {
  expect(parseObject(json)).toBeUndefined();
});
