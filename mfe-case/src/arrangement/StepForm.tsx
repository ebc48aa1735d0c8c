import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import type { EditedRecord } from '@advisor/forms/record/use-record-form';
import { Button } from '@advisor/ui/core';
import { SaveOutlined } from '@advisor/ui/icons';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSaveParameters, type VersionedParameters } from './parameters';

interface StepFormProps<Input extends FieldValues, Output extends FieldValues> {
  reference: ArrangementReference;
  /** Of `useParameters`. */
  record: EditedRecord<Input, Output>;
  toParameters: (values: Output) => VersionedParameters['parameters'];
  /** It may no longer be saved. */
  isLocked: boolean;
  label: string;
  /** Where the form leads when it is left or saved; the hub unless it is said. */
  back?: { to: string; label: string };
  /** Title of the notification. */
  done: string;
  children: ReactNode;
}

/** Writes what is agreed in an arrangement, and goes back where it came from. */
export function StepForm<Input extends FieldValues, Output extends FieldValues>({
  reference,
  record,
  toParameters,
  isLocked,
  label,
  back,
  done,
  children,
}: StepFormProps<Input, Output>) {
  const { t } = useTranslation('case');
  const navigate = useNavigate();
  const goBack = () => navigate(back?.to ?? caseAddresses.loanHub.to(reference));
  return (
    <div className="case-form">
      <RecordForm
        record={record}
        save={useSaveParameters(reference.salesArrangementId, { done })}
        toBody={(values, version) => ({ version, parameters: toParameters(values) })}
        onSaved={goBack}
        label={label}
        submitIcon={<SaveOutlined aria-hidden />}
        isLocked={isLocked}
        actions={<Button onClick={() => void goBack()}>{back?.label ?? t('backToHub')}</Button>}
      >
        {children}
      </RecordForm>
    </div>
  );
}
