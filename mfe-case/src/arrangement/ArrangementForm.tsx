import { caseAddresses } from '@advisor/addresses/case';
import { FormShell } from '@advisor/forms/components/FormShell';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { Button } from '@advisor/ui/core';
import { SaveOutlined } from '@advisor/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { arrangementParametersQuery, type ArrangementReference } from './arrangement.queries';
import { fresh } from './open-arrangement';
import { ParametersChanged, type TheirChange } from './ParametersChanged';
import { useSaveParameters, type VersionedParameters } from './use-save-parameters';

interface ArrangementFormProps<Input extends FieldValues, Output extends FieldValues> {
  reference: ArrangementReference;
  form: UseFormReturn<Input, unknown, Output>;
  /** Under which what was typed is kept. */
  draft: string;
  /** It may no longer be saved. */
  isLocked: boolean;
  label: string;
  /** Where the form leads when it is left or saved; the hub unless it is said. */
  back?: { to: string; label: string };
  /** Title of the notification. */
  done: string;
  toSave: (values: Output) => VersionedParameters;
  /** Takes over what somebody else has saved; answers where it differs from what the form has. */
  takeOver: (latest: VersionedParameters) => TheirChange[];
  children: ReactNode;
}

/** Writes what is agreed in an arrangement and goes back where it came from; nothing typed is lost. */
export function ArrangementForm<Input extends FieldValues, Output extends FieldValues>({
  reference,
  form,
  draft,
  isLocked,
  label,
  back,
  done,
  toSave,
  takeOver,
  children,
}: ArrangementFormProps<Input, Output>) {
  const { t } = useTranslation('case');
  const navigate = useNavigate();
  const { salesArrangementId } = reference;
  const forgetDraft = useFormDraft(`${draft}.${salesArrangementId}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const [theirs, setTheirs] = useState<TheirChange[]>([]);
  const goBack = () => navigate(back?.to ?? caseAddresses.loanHub.to(reference));
  const queryClient = useQueryClient();
  const save = useSaveParameters(salesArrangementId, { done });
  const outcome = {
    onDone: async () => {
      await forgetDraft();
      guard.release();
      await goBack();
    },
    onRefused: async () => {
      const latest = fresh(arrangementParametersQuery(salesArrangementId));
      setTheirs(takeOver(await queryClient.fetchQuery(latest)));
    },
  };
  return (
    <div className="case-form">
      <ParametersChanged change={save} changes={theirs} />
      <FormShell
        form={form}
        label={label}
        submitLabel={t('save')}
        submitIcon={<SaveOutlined aria-hidden />}
        loading={save.isRunning}
        submitError={save.submitError}
        isReadOnly={isLocked}
        actions={<Button onClick={() => void goBack()}>{back?.label ?? t('backToHub')}</Button>}
        onSubmit={(values, again) => save.run(toSave(values), { ...outcome, ...again })}
      >
        {children}
      </FormShell>
      <LeaveQuestion guard={guard} title={t('leave.title')}>
        {t('leave.text')}
      </LeaveQuestion>
    </div>
  );
}
