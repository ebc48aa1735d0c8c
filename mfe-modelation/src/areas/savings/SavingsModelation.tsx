import { useZodForm } from '@advisor/forms/use-zod-form';
import { formatMoney } from '@advisor/i18n/format';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelationLayout } from '../../offer/ModelationLayout';
import { ResultBar } from '../../offer/ResultBar';
import { TypedValues } from '../../offer/TypedValues';
import {
  savingsFormSchema,
  type SavingsDefaults,
  type SavingsForm as Values,
} from './savings-form.schema';
import type { OpenedSavings } from './opened-savings';
import { SavingsProvider, useSavings } from './savings-context';
import { SavingsDetails } from './SavingsDetails';
import { SavingsForm } from './SavingsForm';
import { SavingsResult } from './SavingsResult';

interface SavingsModelationProps {
  defaults: SavingsDefaults;
  /** Shown as it was saved. */
  opened: OpenedSavings | undefined;
  /** What the form begins with. */
  initial: Values;
  draftKey: string;
  /** Without a case, whose client would stand. */
  isAlone: boolean;
  actions: ReactNode;
}

/** The form, its live result and the projection; alone, or within a case. */
export function SavingsModelation({
  defaults,
  opened,
  initial,
  draftKey,
  isAlone,
  actions,
}: SavingsModelationProps) {
  const { savingDuration } = defaults;
  const schema = useMemo(() => savingsFormSchema(savingDuration), [savingDuration]);
  const form = useZodForm<Values, Values>(schema, {
    defaultValues: initial,
    mode: 'onTouched',
  });
  return (
    <>
      <SavingsProvider form={form} defaults={defaults} opened={opened}>
        <ModelationLayout
          form={<SavingsForm isAlone={isAlone} />}
          result={<SavingsResult actions={actions} />}
          details={<SavingsDetails />}
          bar={<Bar />}
        />
      </SavingsProvider>
      <TypedValues form={form} draftKey={draftKey} />
    </>
  );
}

function Bar() {
  const { t } = useTranslation('modelation-savings');
  const { answer, look } = useSavings();
  const result = answer?.result;
  return (
    <ResultBar
      look={look}
      facts={[
        {
          label: t('savings.finalBalance'),
          value: result && formatMoney(result.finalBalance, { decimals: 0 }),
        },
      ]}
    />
  );
}
