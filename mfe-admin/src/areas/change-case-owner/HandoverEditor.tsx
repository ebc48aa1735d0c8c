import { ownerReasonLength } from '@advisor/contracts/admin/case-owner-rules';
import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Question } from '@advisor/ui/components/Question';
import { SwapOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '../../people/person';
import { CasesField } from './CasesField';
import { CaseResults } from './CaseResults';
import {
  handoverSchema,
  leftOf,
  nothingChosen,
  toInput,
  type HandoverValues,
} from './handover.schema';
import { useHandOver, type Handover } from './handovers.queries';
import { OwnerField } from './OwnerField';

/** A handover that waits to be confirmed. */
interface Asked {
  values: HandoverValues;
  retry: () => void;
}

/** Whom which cases are given to and why; what could not be moved stays to be tried once more. */
export function HandoverEditor() {
  const { t } = useTranslation('admin-change-case-owner');
  const form = useZodForm(handoverSchema, { defaultValues: nothingChosen });
  const forgetDraft = useFormDraft('change-case-owner', form);
  const handOver = useHandOver();
  const [asked, setAsked] = useState<Asked>();
  const [wholeCount, setWholeCount] = useState(0);
  const closeQuestion = () => setAsked(undefined);
  const onDone = (values: HandoverValues) => async (done: Handover) => {
    const cases = leftOf(values.cases, done);
    if (cases.length > 0) {
      form.setValue('cases', cases, { shouldDirty: true });
      return;
    }
    await forgetDraft();
    form.reset(nothingChosen);
    setWholeCount((count) => count + 1);
  };
  const notMoved = handOver.answer?.cases.filter(({ result }) => result !== 'moved') ?? [];
  return (
    <>
      {handOver.answer && notMoved.length > 0 && (
        <InfoBar
          severity="warning"
          title={t('done.handedOver', {
            moved: handOver.answer.cases.length - notMoved.length,
            count: handOver.answer.cases.length,
          })}
          description={<CaseResults cases={notMoved} />}
        />
      )}
      <FormShell
        form={form}
        label={t('title')}
        submitLabel={t('submit')}
        submitIcon={<SwapOutlined aria-hidden />}
        loading={handOver.isRunning}
        submitError={handOver.submitError}
        onSubmit={(values, { retry }) => setAsked({ values, retry })}
      >
        <OwnerField form={form} />
        {/* What was looked for, and what was wrong in a list, is of the change that is done. */}
        <CasesField key={wholeCount} form={form} />
        <TextAreaField
          control={form.control}
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={ownerReasonLength}
          required
        />
      </FormShell>
      <Question
        open={asked !== undefined}
        title={t('question.title', { count: asked?.values.cases.length ?? 0 })}
        confirmLabel={t('submit')}
        onConfirm={() => {
          if (asked === undefined) return;
          const { values, retry } = asked;
          closeQuestion();
          handOver.run(toInput(values), { retry, onDone: onDone(values) });
        }}
        onCancel={closeQuestion}
      >
        {asked && t('question.text', { owner: personName(asked.values.owner) })}
      </Question>
    </>
  );
}
