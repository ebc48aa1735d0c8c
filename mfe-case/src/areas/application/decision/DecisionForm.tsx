import { fillField } from '@advisor/forms/fill-field';
import { type ArrangementReference, caseAreas } from '@advisor/case/case.queries';
import { call, type CallInput } from '@advisor/api-client/call';
import { caseAddresses } from '@advisor/addresses/case';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import {
  creditRegister,
  decisionReasonLength,
  type CreditRegister,
} from '@advisor/contracts/decision/codes';
import { FormShell } from '@advisor/forms/components/FormShell';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { RadioField } from '@advisor/forms/fields/RadioField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { byField, useChange } from '@advisor/shell/use-change';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { Question } from '@advisor/ui/components/Question';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { Decision } from '../decision.queries';
import { NotApprovable } from './NotApprovable';

const kinds = ['approved', 'refused', 'returned'] as const;
const registers = Object.values(creditRegister);

const schema = z.object({
  kind: z.enum(kinds),
  reason: z.string().trim().min(1).max(decisionReasonLength),
  registers: z.object({
    banks: z.boolean(),
    nonBanks: z.boolean(),
    insolvency: z.boolean(),
    executions: z.boolean(),
  } satisfies Record<CreditRegister, z.ZodBoolean>),
});

const defaultValues = {
  reason: '',
  registers: { banks: false, nonBanks: false, insolvency: false, executions: false },
};

type Input = CallInput<typeof decisionCalls.decide>['body'];

const toInput = ({ kind, reason, registers: chosen }: z.output<typeof schema>): Input => ({
  kind,
  reason,
  ...(kind === 'refused' && {
    registers: registers.map(({ code }) => code).filter((code) => chosen[code]),
  }),
});

/** A decision that waits to be confirmed. */
interface Asked {
  input: Input;
  retry: () => void;
}

interface DecisionFormProps {
  reference: ArrangementReference;
  /** Of the application that a case is about, or of a service request. */
  of: 'application' | 'request';
  /** What is in the way of approving. */
  missing: Decision['deciding']['missing'];
}

/**
 * Approves, refuses or hands back, with a reason that the advisor reads. What follows is said and asked
 * first; what may not be approved says why, and what mends it is offered.
 */
export function DecisionForm({ reference, of, missing }: DecisionFormProps) {
  const { t } = useTranslation(['case-application', 'case']);
  const navigate = useNavigate();
  const { salesArrangementId } = reference;
  const form = useZodForm<z.input<typeof schema>, z.output<typeof schema>>(schema, {
    defaultValues,
  });
  const forgetDraft = useFormDraft(`decision.${salesArrangementId}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const decide = useChange({
    key: ['salesArrangement.decide', salesArrangementId],
    call: (body: Input) => call(decisionCalls.decide, { params: { salesArrangementId }, body }),
    invalidates: caseAreas,
    success: t('decide.done'),
    shows: ['conflict', 'notEligible'],
    fieldErrors: byField,
  });
  const [asked, setAsked] = useState<Asked>();
  const closeQuestion = () => setAsked(undefined);
  const isApprovable = missing.length === 0;
  const handBack = () => {
    fillField(form, 'kind', 'returned');
    form.setFocus('reason');
  };
  const onDone = async () => {
    closeQuestion();
    await forgetDraft();
    guard.release();
    await navigate(caseAddresses.loanHub.to(reference));
  };
  return (
    <>
      {decide.refusal !== undefined && (
        <InfoBar severity="warning" title={t('decide.failed')} description={decide.refusal} />
      )}
      {!isApprovable && (
        <NotApprovable reference={reference} missing={missing} onHandBack={handBack} />
      )}
      <FormShell
        form={form}
        label={t('decide.title')}
        submitLabel={t('decide.submit')}
        loading={decide.isRunning}
        submitError={decide.submitError}
        onSubmit={(values, again) => setAsked({ input: toInput(values), ...again })}
      >
        <RadioField
          control={form.control}
          name="kind"
          label={t('decide.kind')}
          options={kinds.map((value) => ({
            value,
            label: t(`decide.as.${value}`),
            disabled: value === 'approved' && !isApprovable,
          }))}
          required
        />
        {kind === 'refused' && (
          <fieldset className="decision-registers">
            <legend>{t('decide.registers')}</legend>
            {registers.map(({ code, name }) => (
              <CheckboxField
                key={code}
                control={form.control}
                name={`registers.${code}`}
                label={name}
              />
            ))}
          </fieldset>
        )}
        <TextAreaField
          control={form.control}
          name="reason"
          label={t('decide.reason')}
          hint={t('decide.reasonHint')}
          rows={4}
          maxLength={decisionReasonLength}
          required
        />
      </FormShell>
      <Question
        open={asked !== undefined}
        title={t(`decide.question.${asked?.input.kind ?? 'approved'}`)}
        confirmLabel={t(`decide.as.${asked?.input.kind ?? 'approved'}`)}
        cancelLabel={t('decide.notYet')}
        danger={asked?.input.kind === 'refused'}
        loading={decide.isRunning}
        onConfirm={() => {
          if (asked === undefined) return;
          const { input, retry } = asked;
          decide.run(input, { retry, onDone, onRefused: closeQuestion });
        }}
        onCancel={closeQuestion}
      >
        {t(`decide.consequence.${asked?.input.kind ?? 'approved'}.${of}`)}
      </Question>
      <LeaveQuestion guard={guard} title={t('case:leave.title')}>
        {t('case:leave.text')}
      </LeaveQuestion>
    </>
  );
}
