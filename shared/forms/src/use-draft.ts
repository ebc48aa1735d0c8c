import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { readDraft, removeDraft, saveDraft } from './drafts';

interface DraftOptions<T> {
  value: T;
  /** Nothing typed: nothing is kept, and what was kept before is restored. */
  isEmpty: boolean;
  /** The stored shape may be that of an older version. */
  isValid: (value: unknown) => value is T;
  onRestore: (value: T) => void;
}

/**
 * Keeps a value that the user types so that it survives a reload and an expired session.
 * @param key of the screen and place, without personal data
 * @returns forgets the draft, for after a submit
 */
export function useDraft<T>(
  key: string,
  { value, isEmpty, isValid, onRestore }: DraftOptions<T>,
): () => Promise<void> {
  const restore = useEffectEvent((draft: unknown) => {
    // Whoever has typed meanwhile knows better.
    if (isEmpty && isValid(draft)) onRestore(draft);
  });
  useEffect(() => {
    let isCurrent = true;
    void readDraft(key).then((draft) => isCurrent && restore(draft));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const text = isEmpty ? undefined : JSON.stringify(value);
  const isKept = useRef(false);
  useEffect(() => {
    if (text !== undefined) {
      isKept.current = true;
      saveDraft(key, JSON.parse(text));
    } else if (isKept.current) {
      isKept.current = false;
      void removeDraft(key);
    }
  }, [key, text]);
  return useCallback(() => removeDraft(key), [key]);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The same for a whole form: keeps what differs from the defaults, and puts it back as dirty
 * values. Leave secrets out by name.
 */
export function useFormDraft<Input extends FieldValues, Output extends FieldValues>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
): () => Promise<void> {
  const value = useWatch({ control: form.control }) as Input;
  const { isDirty } = form.formState;
  return useDraft<Input>(key, {
    value,
    isEmpty: !isDirty,
    isValid: (draft): draft is Input => isRecord(draft),
    onRestore: (draft) => {
      const defaults = form.formState.defaultValues as Input;
      const known = Object.keys(defaults).filter((name) => name in draft);
      const values = Object.fromEntries(known.map((name) => [name, draft[name]]));
      form.reset({ ...defaults, ...values }, { keepDefaultValues: true });
    },
  });
}
