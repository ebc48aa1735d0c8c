import { useWatch, type FieldValues } from 'react-hook-form';
import { useDraft } from '../use-draft';
import type { EditedRecord, Typed } from './use-record-form';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTyped = <Values>(draft: unknown): draft is Typed<Values> =>
  isRecord(draft) &&
  isRecord(draft.values) &&
  isRecord(draft.base) &&
  isRecord(draft.base.values) &&
  typeof draft.base.version === 'number';

/** Keeps what is typed with what it is typed into. Where the fields are, so that a key draws no more. */
export function useRecordDraft<Input extends FieldValues, Output extends FieldValues>(
  { form, draft: { key, base, readAhead, restore, merge } }: EditedRecord<Input, Output>,
  isLocked: boolean,
): void {
  const values = useWatch({ control: form.control }) as Input;
  useDraft<Typed<Input>>(key, {
    value: { values, base },
    isEmpty: !form.formState.isDirty,
    readAhead,
    isValid: (found): found is Typed<Input> => !isLocked && isTyped<Input>(found),
    onRestore: restore,
    merge,
  });
}
