import type { LoanInput, LoanSimulation, OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useOpenedView, type OpenedView } from '../../offer/opened-offer';
import { loanSimulationQuery } from '../../offer/offer.queries';
import { useResultLook, type ResultLook } from '../../offer/result-look';
import { useLiveAnswer, type LiveAnswer } from '../../offer/use-live-answer';
import { FindingsContext, useFindingsOf } from '../../offer/findings';
import { useLoanForm } from './form-context';
import { openedLoanQuery, type OpenedLoan } from './opened-loan';
import { toLoanInput, type LoanForm } from './loan-form.schema';
import type { LoanOffer } from './variant';

export interface Simulation extends LiveAnswer<LoanSimulation, LoanInput> {
  /** What the form asks for; undefined while it is incomplete. */
  input: LoanInput | undefined;
  opened: OpenedLoan | undefined;
  /** How the numbers stand to the offer that the screen was opened with. */
  openedView: OpenedView<LoanOffer>;
  look: ResultLook;
  findings: readonly OfferFinding[];
}

const SimulationContext = createContext<Simulation | undefined>(undefined);

/** The live result of the form around. */
export function useSimulation(): Simulation {
  const simulation = use(SimulationContext);
  if (!simulation) throw new Error('No simulation around');
  return simulation;
}

/** An amount that the bank does not lend is mostly one that is being typed: its numbers would only flash. */
const hasNumbers = ({ result, findings }: LoanSimulation): boolean =>
  result !== undefined &&
  !findings.some(({ severity, field }) => severity === 'error' && field === 'loanAmount');

interface SimulationProviderProps {
  opened: OpenedLoan | undefined;
  /** Whether somebody looks at the schedule month by month. */
  withSchedule: boolean;
  children: ReactNode;
}

/** Calculates what stands in the form, and tells those who show it. Only they render again. */
export function SimulationProvider({ opened, withSchedule, children }: SimulationProviderProps) {
  const { form, product, salesArrangementId } = useLoanForm();
  const watched = useWatch({ control: form.control }) as LoanForm;
  // The key shows first; the numbers may be a frame later.
  const values = useDeferredValue(watched);
  const input = useMemo(() => toLoanInput(values), [values]);
  const openedInput = useMemo(() => opened && toLoanInput(opened.form), [opened]);
  const openedView = useOpenedView(opened?.offer, input, openedInput);
  const live = useLiveAnswer(
    input,
    (asked) =>
      opened && openedView.openedState === 'shown'
        ? openedLoanQuery(opened.offer, withSchedule)
        : loanSimulationQuery(product, asked, { salesArrangementId, withSchedule }),
    hasNumbers,
    openedView.openedState === 'shown' ? 'opened' : 'modelled',
  );
  const findings = useFindingsOf(live);
  const look = useResultLook(live, findings);
  const simulation = useMemo(
    () => ({ ...live, input, opened, openedView, findings, look }),
    [live, input, opened, openedView, findings, look],
  );
  return (
    <SimulationContext value={simulation}>
      <FindingsContext value={findings}>{children}</FindingsContext>
    </SimulationContext>
  );
}
