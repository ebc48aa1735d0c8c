import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';

interface TypedValuesProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** Of the screen and place, without personal data. */
  draftKey: string;
}

/** Keeps what is typed, and asks before it is left. By itself, so that nothing else renders with it. */
export function TypedValues<Values extends FieldValues>({
  form,
  draftKey,
}: TypedValuesProps<Values>) {
  useFormDraft(draftKey, form);
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  return <LeaveQuestion isUnsaved={isDirty} />;
}
