import type {
  BuildingSavingsInput,
  BuildingSavingsSimulation,
} from '@advisor/contracts/offer/building-savings';
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FindingsContext, useFindingsOf } from '../../offer/findings';
import { useOpenedView, type OpenedView } from '../../offer/opened-offer';
import { savingsSimulationQuery } from '../../offer/offer.queries';
import { useResultLook, type ResultLook } from '../../offer/result-look';
import { useLiveAnswer, type LiveAnswer } from '../../offer/use-live-answer';
import { openedSavingsQuery, type OpenedSavings, type SavingsOffer } from './opened-savings';
import { toSavingsInput, type SavingsDefaults, type SavingsForm } from './savings-form.schema';

export interface SavingsModel extends LiveAnswer<BuildingSavingsSimulation, BuildingSavingsInput> {
  form: UseFormReturn<SavingsForm, unknown, SavingsForm>;
  defaults: SavingsDefaults;
  /** What the form asks for; undefined while it is incomplete. */
  input: BuildingSavingsInput | undefined;
  opened: OpenedSavings | undefined;
  /** How the numbers stand to the offer that the screen was opened with. */
  openedView: OpenedView<SavingsOffer>;
  look: ResultLook;
}

const SavingsContext = createContext<SavingsModel | undefined>(undefined);

/** The form around and its live result. */
export function useSavings(): SavingsModel {
  const model = use(SavingsContext);
  if (!model) throw new Error('No building savings around');
  return model;
}

/** What cannot be offered is mostly an amount that is being typed: its numbers would only flash. */
const hasNumbers = ({ result, findings }: BuildingSavingsSimulation): boolean =>
  result !== undefined && !findings.some(({ severity }) => severity === 'error');

interface SavingsProviderProps extends Pick<SavingsModel, 'form' | 'defaults' | 'opened'> {
  children: ReactNode;
}

/** Calculates what stands in the form, and tells those who show it. */
export function SavingsProvider({ form, defaults, opened, children }: SavingsProviderProps) {
  const watched = useWatch({ control: form.control }) as SavingsForm;
  const values = useDeferredValue(watched);
  const input = useMemo(() => toSavingsInput(values), [values]);
  const openedInput = useMemo(() => opened && toSavingsInput(opened.form), [opened]);
  const openedView = useOpenedView(opened?.offer, input, openedInput);
  const live = useLiveAnswer(
    input,
    (asked) =>
      opened && openedView.openedState === 'shown'
        ? openedSavingsQuery(opened.offer)
        : savingsSimulationQuery(asked),
    hasNumbers,
    openedView.openedState === 'shown' ? 'opened' : 'modelled',
  );
  const findings = useFindingsOf(live);
  const look = useResultLook(live, findings);
  const model = useMemo(
    () => ({ ...live, form, defaults, input, opened, openedView, look }),
    [live, form, defaults, input, opened, openedView, look],
  );
  return (
    <SavingsContext value={model}>
      <FindingsContext value={findings}>{children}</FindingsContext>
    </SavingsContext>
  );
}
