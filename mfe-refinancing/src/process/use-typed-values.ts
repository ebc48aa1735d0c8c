import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { readDraft } from '@advisor/forms/drafts';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What was typed in a calculator before: its loader reads it, so that it stands there at once. */
export interface TypedDraft {
  key: string;
  readAhead: unknown;
}

/** @param key of the screen and place, without personal data */
export const readTyped = async (key: string): Promise<TypedDraft> => ({
  key,
  readAhead: await readDraft(key),
});

/**
 * Keeps what is typed in a calculator, and asks before it is left.
 * @returns the guard for `LeaveTyped`, and what forgets all of it once it is taken over
 */
export function useTypedValues<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { key, readAhead }: TypedDraft,
) {
  const removeDraft = useFormDraft(key, form, readAhead);
  const { isDirty, dirtyFields } = form.formState;
  const isRestored = isDirty && readAhead !== undefined;
  const markWrong = useEffectEvent(() => form.trigger(Object.keys(dirtyFields) as Path<Values>[]));
  // What was wrong before a reload is marked again.
  useEffect(() => {
    if (isRestored) void markWrong();
  }, [isRestored]);
  useUnsavedChanges(isDirty);
  const guard = useLeaveGuard(isDirty);
  const forget = () => {
    guard.release();
    void removeDraft();
  };
  return { guard, forget };
}
