import { inOrderOf, mergeRecord } from './merge';

const base = { name: 'Anna', phone: '601', isConfirmed: true, rows: [{ id: 1, a: 1, b: 1 }] };
const rules = { together: [['phone', 'isConfirmed']], itemKey: 'id' };

it.each([
  ['nothing typed', base, { ...base, name: 'Jana' }, { ...base, name: 'Jana' }],
  ['nothing saved', { ...base, name: 'Jana' }, base, { ...base, name: 'Jana' }],
  [
    'one field each',
    { ...base, name: 'Jana' },
    { ...base, rows: [{ id: 1, a: 2, b: 1 }] },
    { ...base, name: 'Jana', rows: [{ id: 1, a: 2, b: 1 }] },
  ],
  [
    'the same field',
    { ...base, name: 'Jana' },
    { ...base, name: 'Eva' },
    { ...base, name: 'Jana' },
  ],
  [
    'a group of fields',
    { ...base, phone: '602', isConfirmed: false },
    { ...base, phone: '777', isConfirmed: true },
    { ...base, phone: '602', isConfirmed: false },
  ],
  [
    'two fields of an item',
    { ...base, rows: [{ id: 1, a: 2, b: 1 }] },
    { ...base, rows: [{ id: 1, a: 1, b: 3 }] },
    { ...base, rows: [{ id: 1, a: 2, b: 3 }] },
  ],
  [
    'an item added by each',
    { ...base, rows: [...base.rows, { id: 2, a: 2, b: 2 }] },
    { ...base, rows: [...base.rows, { id: 3, a: 3, b: 3 }] },
    { ...base, rows: [...base.rows, { id: 2, a: 2, b: 2 }, { id: 3, a: 3, b: 3 }] },
  ],
  [
    'an item removed here and changed there',
    { ...base, rows: [] },
    { ...base, rows: [{ id: 1, a: 9, b: 1 }] },
    { ...base, rows: [] },
  ],
  [
    'an item removed there and left alone here',
    { ...base, name: 'Jana' },
    { ...base, rows: [] },
    { ...base, name: 'Jana', rows: [] },
  ],
])('merges %s', (_name, ours, theirs, merged) => {
  expect(mergeRecord(base, ours, theirs, rules)).toEqual(merged);
});

it('finds the same item under the same number in both', () => {
  const ours = { rows: [{ id: 2 }, { id: 1 }] };
  const theirs = { rows: [{ id: 1 }, { id: 3 }] };
  expect(inOrderOf(theirs, ours, rules)).toEqual({ rows: [undefined, { id: 1 }, { id: 3 }] });
});
