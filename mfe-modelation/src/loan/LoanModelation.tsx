import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { useMemo, type ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { LeaveQuestion } from '../offer/LeaveQuestion';
import type { LoanProduct } from '../offer/product';
import { useDetailsView } from './details/details-view';
import { LoanDetails } from './details/LoanDetails';
import { LoanFormContext } from './form/form-context';
import { loanFormSchema, type LoanDefaults, type LoanForm as Values } from './loan-form.schema';
import { LoanForm } from './LoanForm';
import { LoanBar } from './result/LoanBar';
import { ResultPanel } from './result/ResultPanel';
import { SimulationProvider } from './simulation';
import type { Variant } from './variants/variant';
import { VariantsProvider } from './variants/variants-context';
import { VariantsSection } from './variants/VariantsSection';
import '../offer/modelation.css';
import './loan.css';

interface LoanModelationProps {
  product: LoanProduct;
  defaults: LoanDefaults;
  /** The arrangement that is modelled for; left out without a case. */
  salesArrangementId?: number;
  /** What the form begins with. */
  initial: Values;
  /** Of the screen and place, without personal data; what is typed survives under it. */
  draftKey: string;
  variants?: readonly Variant[];
  /** Under the result. */
  actions: ReactNode;
  /** Between the result and the details. */
  children?: ReactNode;
}

const noVariants: readonly Variant[] = [];

/** The form, its live result, the details and the variants; alone, or within a case. */
export function LoanModelation({
  product,
  defaults,
  salesArrangementId,
  initial,
  draftKey,
  variants = noVariants,
  actions,
  children,
}: LoanModelationProps) {
  const form = useZodForm<Values, Values>(loanFormSchema, {
    defaultValues: initial,
    mode: 'onTouched',
  });
  const [view] = useDetailsView();
  const facts = useMemo(
    () => ({ form, product, defaults, salesArrangementId }),
    [form, product, defaults, salesArrangementId],
  );
  return (
    <LoanFormContext value={facts}>
      <VariantsProvider draftKey={`${draftKey}.variants`} initial={variants}>
        <SimulationProvider withSchedule={view === 'schedule'}>
          <div className="modelation">
            <LoanForm />
            <div className="modelation__result">
              <ResultPanel actions={actions} />
            </div>
            <div className="modelation__details">
              {children}
              <LoanDetails />
              <VariantsSection />
            </div>
            <LoanBar />
          </div>
        </SimulationProvider>
      </VariantsProvider>
      <Typed form={form} draftKey={draftKey} />
    </LoanFormContext>
  );
}

/** Keeps what is typed, and asks before it is left. By itself, so that nothing else renders with it. */
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
