import { byCategory, changesSince, deliveredCount } from './checklist';
import type { ChecklistItem } from './checklist.queries';

const item = (checklistItemId: number, change: Partial<ChecklistItem> = {}): ChecklistItem => ({
  checklistItemId,
  category: 'Totožnost',
  name: `Podklad ${checklistItemId}`,
  state: 'required',
  isMandatory: true,
  isCustom: false,
  version: 0,
  ...change,
});

it('puts items under their headings in the order of the list', () => {
  const items = [item(1), item(2, { category: 'Příjmy' }), item(3)];
  expect(byCategory(items)).toEqual([
    { category: 'Totožnost', items: [items[0], items[2]] },
    { category: 'Příjmy', items: [items[1]] },
  ]);
});

it('counts the papers that somebody must bring', () => {
  const items = [
    item(1),
    item(2, { state: 'delivered' }),
    item(3, { state: 'checked' }),
    item(4, { state: 'notNeeded' }),
    item(5, { isMandatory: false }),
  ];
  expect(deliveredCount(items)).toEqual({ done: 2, total: 3 });
});

it.each<[string, ChecklistItem[], ChecklistItem[], object[]]>([
  ['nothing', [item(1)], [item(1, { version: 3 })], []],
  ['a note that was never written', [item(1)], [item(1, { note: '' })], []],
  [
    'another state',
    [item(1)],
    [item(1, { state: 'checked' })],
    [{ id: 1, name: 'Podklad 1', kind: 'state', from: 'required', to: 'checked' }],
  ],
  [
    'a note',
    [item(1, { note: 'kopie' })],
    [item(1, { note: 'originál' })],
    [{ id: 1, name: 'Podklad 1', kind: 'note' }],
  ],
  [
    'an item that came and one that went',
    [item(1)],
    [item(2)],
    [
      { id: 2, name: 'Podklad 2', kind: 'added' },
      { id: 1, name: 'Podklad 1', kind: 'removed' },
    ],
  ],
])('finds %s since the snapshot', (_name, before, now, changes) => {
  expect(changesSince(before, now)).toEqual(changes);
});
