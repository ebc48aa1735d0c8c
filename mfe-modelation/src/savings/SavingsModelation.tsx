import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { formatMoney } from '@advisor/i18n/format';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '../offer/LeaveQuestion';
import { ResultBar } from '../offer/ResultBar';
import {
  savingsFormSchema,
  type SavingsDefaults,
  type SavingsForm as Values,
} from './savings-form.schema';
import { SavingsProvider, useSavings } from './savings-context';
import { SavingsDetails } from './SavingsDetails';
import { SavingsForm } from './SavingsForm';
import { SavingsResult } from './SavingsResult';
import '../offer/modelation.css';

interface SavingsModelationProps {
  defaults: SavingsDefaults;
  /** What the form begins with. */
  initial: Values;
  draftKey: string;
  actions: ReactNode;
}

/** The form, its live result and the projection; alone, or within a case. */
export function SavingsModelation({
  defaults,
  initial,
  draftKey,
  actions,
}: SavingsModelationProps) {
  const form = useZodForm<Values, Values>(savingsFormSchema, {
    defaultValues: initial,
    mode: 'onTouched',
  });
  return (
    <>
      <SavingsProvider form={form} defaults={defaults}>
        <div className="modelation">
          <SavingsForm />
          <div className="modelation__result">
            <SavingsResult actions={actions} />
          </div>
          <div className="modelation__details">
            <SavingsDetails />
          </div>
          <Bar />
        </div>
      </SavingsProvider>
      <Typed form={form} draftKey={draftKey} />
    </>
  );
}

function Bar() {
  const { t } = useTranslation('modelation');
  const { answer, state } = useSavings();
  const result = answer?.result;
  return (
    <ResultBar
      isStale={state === 'failed' || state === 'incomplete'}
      facts={[
        {
          label: t('savings.finalBalance'),
          value: result && formatMoney(result.finalBalance, { decimals: 0 }),
        },
      ]}
    />
  );
}

/** Keeps what is typed, and asks before it is left. */
function Typed({
  form,
  draftKey,
}: {
  form: UseFormReturn<Values, unknown, Values>;
  draftKey: string;
}) {
  useFormDraft(draftKey, form);
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  return <LeaveQuestion isUnsaved={isDirty} />;
}
