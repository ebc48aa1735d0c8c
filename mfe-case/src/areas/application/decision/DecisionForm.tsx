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
import { useChange } from '@advisor/shell/use-change';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';

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

/** Approves, refuses or hands back, with a reason that the advisor reads. */
export function DecisionForm({ reference }: { reference: ArrangementReference }) {
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
    shows: ['conflict'],
    fieldErrors: ({ fieldErrors }) => fieldErrors,
  });
  const onDone = async () => {
    await forgetDraft();
    guard.release();
    await navigate(caseAddresses.loanHub.to(reference));
  };
  return (
    <>
      {decide.refusal !== undefined && (
        <InfoBar severity="warning" title={t('decide.failed')} description={decide.refusal} />
      )}
      <FormShell
        form={form}
        label={t('decide.title')}
        submitLabel={t('decide.submit')}
        loading={decide.isRunning}
        submitError={decide.submitError}
        onSubmit={(values, again) => decide.run(toInput(values), { ...again, onDone })}
      >
        <RadioField
          control={form.control}
          name="kind"
          label={t('decide.kind')}
          options={kinds.map((value) => ({ value, label: t(`decide.as.${value}`) }))}
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
      <LeaveQuestion guard={guard} title={t('case:leave.title')}>
        {t('case:leave.text')}
      </LeaveQuestion>
    </>
  );
}
