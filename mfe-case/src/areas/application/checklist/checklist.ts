import type { Tone } from '@advisor/ui/components/StatusChip';
import type { ChecklistItem, ItemState } from './checklist.queries';

/** In the order in which a document goes through them. */
export const itemStates = [
  'required',
  'delivered',
  'checked',
  'notNeeded',
] as const satisfies readonly ItemState[];

export const itemTone: Record<ItemState, Tone> = {
  required: 'warning',
  delivered: 'progress',
  checked: 'success',
  notNeeded: 'neutral',
};

/** Items under their headings, both in the order of the list. */
export function byCategory(
  items: readonly ChecklistItem[],
): { category: string; items: ChecklistItem[] }[] {
  const groups = new Map<string, ChecklistItem[]>();
  for (const item of items) {
    groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  }
  return [...groups].map(([category, inGroup]) => ({ category, items: inGroup }));
}

/** How many of the documents that somebody must bring are there; those not needed do not count. */
export function deliveredCount(items: readonly ChecklistItem[]): { done: number; total: number } {
  const needed = items.filter(({ isMandatory, state }) => isMandatory && state !== 'notNeeded');
  return { done: needed.filter(({ state }) => state !== 'required').length, total: needed.length };
}

export type ItemChange = { id: number; name: string } & (
  | { kind: 'added' | 'removed' | 'note' }
  | { kind: 'state'; from: ItemState; to: ItemState }
);

/** What is otherwise than when the checklist was given to the client. */
export function changesSince(
  before: readonly ChecklistItem[],
  now: readonly ChecklistItem[],
): ItemChange[] {
  const former = new Map(before.map((item) => [item.checklistItemId, item]));
  const current = new Set(now.map(({ checklistItemId }) => checklistItemId));
  return [
    ...now.flatMap((item): ItemChange[] => {
      const { checklistItemId: id, name, state, note } = item;
      const was = former.get(id);
      if (!was) return [{ id, name, kind: 'added' }];
      return [
        ...(was.state === state
          ? []
          : [{ id, name, kind: 'state' as const, from: was.state, to: state }]),
        ...((was.note ?? '') === (note ?? '') ? [] : [{ id, name, kind: 'note' as const }]),
      ];
    }),
    ...before.flatMap(({ checklistItemId: id, name }): ItemChange[] =>
      current.has(id) ? [] : [{ id, name, kind: 'removed' }],
    ),
  ];
}
