import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { mergeRecord } from './record/merge';
import { useDraft } from './use-draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * `useDraft` for a whole form: keeps what differs from the defaults, and puts it back as dirty
 * values. Leave secrets out by name.
 * @param readAhead the draft, when the page's loader has read it
 */
export function useFormDraft<Input extends FieldValues, Output extends FieldValues>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  readAhead?: unknown,
): () => Promise<void> {
  const value = useWatch({ control: form.control }) as Input;
  const { isDirty } = form.formState;
  return useDraft<Input>(key, {
    value,
    isEmpty: !isDirty,
    readAhead,
    isValid: (draft): draft is Input => isRecord(draft),
    merge: (draft) => {
      const defaults = form.formState.defaultValues as Input;
      return mergeRecord(defaults, form.getValues(), { ...defaults, ...draft });
    },
    onRestore: (draft) => {
      const defaults = form.formState.defaultValues as Input;
      const known = Object.keys(defaults).filter((name) => name in draft);
      const values = Object.fromEntries(known.map((name) => [name, draft[name]]));
      form.reset({ ...defaults, ...values }, { keepDefaultValues: true });
    },
  });
}
