import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation('modelation');
  useFormDraft(draftKey, form);
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  const guard = useLeaveGuard(isDirty);
  return (
    <LeaveQuestion guard={guard} title={t('leave.title')}>
      {t('leave.text')}
    </LeaveQuestion>
  );
}
