import { useZodForm } from '@advisor/forms/use-zod-form';
import { useMemo, type ReactNode } from 'react';
import { ModelationLayout } from '../../offer/ModelationLayout';
import type { LoanProduct } from '../../offer/product';
import { TypedValues } from '../../offer/TypedValues';
import { useDetailsView } from './details/details-view';
import { LoanDetails } from './details/LoanDetails';
import type { OpenedLoan } from './opened-loan';
import { LoanFormContext, type LoanClient } from './form-context';
import { loanFormSchema, type LoanDefaults, type LoanForm as Values } from './loan-form.schema';
import { LoanForm } from './form/LoanForm';
import { LoanBar } from './result/LoanBar';
import { ResultPanel } from './result/ResultPanel';
import { SimulationProvider } from './simulation';
import type { Variant } from './variant';
import { VariantsProvider } from './variants-context';

interface LoanModelationProps {
  product: LoanProduct;
  defaults: LoanDefaults;
  /** The case that is modelled for; left out without one. */
  caseId?: number;
  /** The arrangement that is modelled for; left out without a case. */
  salesArrangementId?: number;
  /** Where the household of the arrangement is; left out without a case. */
  householdAddress?: string;
  /** Whom it is modelled for, if the register knows them. */
  client?: LoanClient | undefined;
  /** Shown as it was saved. */
  opened: OpenedLoan | undefined;
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
  caseId,
  salesArrangementId,
  householdAddress,
  client,
  opened,
  initial,
  draftKey,
  variants = noVariants,
  actions,
  children,
}: LoanModelationProps) {
  const { loanDuration } = defaults;
  const schema = useMemo(() => loanFormSchema(loanDuration), [loanDuration]);
  const form = useZodForm<Values, Values>(schema, {
    defaultValues: initial,
    mode: 'onTouched',
  });
  const [view] = useDetailsView();
  const facts = useMemo(
    () => ({ form, product, defaults, caseId, salesArrangementId, householdAddress, client }),
    [form, product, defaults, caseId, salesArrangementId, householdAddress, client],
  );
  return (
    <LoanFormContext value={facts}>
      <VariantsProvider draftKey={`${draftKey}.variants`} initial={variants}>
        <SimulationProvider opened={opened} withSchedule={view === 'schedule'}>
          <ModelationLayout
            form={<LoanForm />}
            result={<ResultPanel actions={actions} />}
            details={
              <>
                {children}
                <LoanDetails />
              </>
            }
            bar={<LoanBar />}
          />
        </SimulationProvider>
      </VariantsProvider>
      <TypedValues form={form} draftKey={draftKey} />
    </LoanFormContext>
  );
}
