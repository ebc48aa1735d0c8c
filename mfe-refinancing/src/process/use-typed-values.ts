import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what is typed in a calculator, and asks before it is left.
 * @param draftKey of the screen and place, without personal data
 * @returns the guard for `LeaveTyped`, and what forgets all of it once it is taken over
 */
export function useTypedValues<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  draftKey: string,
) {
  const removeDraft = useFormDraft(draftKey, form);
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const guard = useLeaveGuard(isDirty);
  const forget = () => {
    guard.release();
    void removeDraft();
  };
  return { guard, forget };
}
