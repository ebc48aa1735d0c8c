import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import type { Change } from '@advisor/shell/use-change';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormShell } from '../components/FormShell';
import { RecordNotices } from './RecordNotices';
import { useRecordDraft } from './use-record-draft';
import type { EditedRecord } from './use-record-form';
import '../texts';

type Shell = ComponentProps<typeof FormShell>;

interface RecordFormProps<
  Input extends FieldValues,
  Output extends FieldValues,
  Body,
  Answer,
> extends Pick<Shell, 'label' | 'submitIcon' | 'isSecondary' | 'actions'> {
  record: EditedRecord<Input, Output>;
  /** Of `useSaveRecord`. */
  save: Change<Body, Answer>;
  toBody: (values: Output, version: number) => Body;
  /** Leads away from what is saved; without it the form stays, with the version of the answer. */
  onSaved?: (answer: Answer) => unknown;
  /** What else may be refused because somebody was faster, such as its removal. */
  others?: readonly Pick<Change<never, unknown>, 'flag' | 'refusal'>[];
  /** 'Uložit' unless it is said. */
  submitLabel?: string;
  /** It may not be changed: its values are text. */
  isLocked?: boolean;
  /** What somebody has removed is added again by saving it. */
  isAddedAgain?: boolean;
  children: ReactNode;
}

const isVersioned = (answer: unknown): answer is { version: number } =>
  typeof answer === 'object' && answer !== null && 'version' in answer;

/**
 * Edits a record that others may edit, too: nothing of theirs and nothing typed is lost. What
 * somebody else has changed is said with who it was, what was left half-written with a way to throw
 * it away, and leaving is asked about.
 */
export function RecordForm<Input extends FieldValues, Output extends FieldValues, Body, Answer>({
  record,
  save,
  toBody,
  onSaved,
  others,
  submitLabel,
  isLocked = false,
  isAddedAgain = false,
  children,
  ...shell
}: RecordFormProps<Input, Output, Body, Answer>) {
  const { t } = useTranslation('forms');
  const { form } = record;
  useRecordDraft(record, isLocked);
  const guard = useLeaveGuard(form.formState.isDirty);
  const refused = [save, ...(others ?? [])].find(({ flag }) => flag !== undefined);
  const submit = (values: Output, again: { retry: () => void }) => {
    const sent = structuredClone(form.getValues());
    save.run(toBody(values, record.version), {
      ...again,
      onDone: async (answer) => {
        if (onSaved === undefined && isVersioned(answer)) return record.goOn(sent, answer.version);
        record.forgetDraft();
        guard.release();
        return onSaved?.(answer);
      },
      onRefused: record.takeOver,
    });
  };
  return (
    <>
      <FormShell
        {...shell}
        form={form}
        submitLabel={submitLabel ?? t('record.save')}
        loading={save.isRunning}
        submitError={save.submitError}
        isReadOnly={isLocked || (record.isGone && !isAddedAgain)}
        onSubmit={submit}
        notices={
          <RecordNotices
            record={record}
            isRefused={refused !== undefined}
            refusal={refused?.refusal}
            isAddedAgain={isAddedAgain}
          />
        }
      >
        {children}
      </FormShell>
      <LeaveQuestion guard={guard} title={t('record.leaveTitle')}>
        {t('record.leaveText')}
      </LeaveQuestion>
    </>
  );
}
