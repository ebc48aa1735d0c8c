import { useServerErrors } from '@advisor/forms/use-server-errors';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { Retention } from '../retention.queries';
import type { Calculated } from './basis';
import type { RetentionForm } from './calculator-values';
import { useTakeOver } from './use-take-over';

interface TakeOverProps {
  caseId: number;
  /** That gets another offer; absent: a process begins. */
  retention: Retention | undefined;
  form: RetentionForm;
  /** Undefined while something in the form is wrong. */
  calculated: Calculated | undefined;
  /** Of what was typed: it is taken over. */
  onDone: () => void;
}

/** Takes what stands on the screen over as an offer to the client. */
export function TakeOver({ caseId, retention, form, calculated, onDone }: TakeOverProps) {
  const { t } = useTranslation('refinancing-retention');
  const takeOver = useTakeOver({ caseId, retention, onDone });
  useServerErrors(form, takeOver.submitError);
  const submit = () =>
    void form.handleSubmit(
      (values) => calculated && takeOver.run(values, calculated, { retry: submit }),
    )();
  return (
    <>
      {takeOver.isChanged && (
        <InfoBar severity="warning" title={t('take.changed')} description={t('take.changedHint')} />
      )}
      {takeOver.refusal !== undefined && (
        <InfoBar severity="warning" title={takeOver.refusal || t('take.conflict')} />
      )}
      <Button type="primary" block loading={takeOver.isRunning} onClick={submit}>
        {t('form.take')}
      </Button>
    </>
  );
}
