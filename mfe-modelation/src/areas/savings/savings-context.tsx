import type {
  BuildingSavingsInput,
  BuildingSavingsSimulation,
} from '@advisor/contracts/offer/building-savings';
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FindingsContext, useFindingsOf } from '../../offer/findings';
import { useKeeping, type Keeping } from '../../offer/kept-offer';
import { savingsSimulationQuery } from '../../offer/offer.queries';
import { useResultLook, type ResultLook } from '../../offer/result-look';
import { useLiveAnswer, type LiveAnswer } from '../../offer/use-live-answer';
import { keptSavingsQuery, type KeptSavings, type SavingsOffer } from './kept-savings';
import { toSavingsInput, type SavingsDefaults, type SavingsForm } from './savings-form.schema';

export interface SavingsModel extends LiveAnswer<BuildingSavingsSimulation, BuildingSavingsInput> {
  form: UseFormReturn<SavingsForm, unknown, SavingsForm>;
  defaults: SavingsDefaults;
  /** What the form asks for; undefined while it is incomplete. */
  input: BuildingSavingsInput | undefined;
  kept: KeptSavings | undefined;
  /** How the numbers stand to the offer that the screen was opened with. */
  keeping: Keeping<SavingsOffer>;
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

interface SavingsProviderProps extends Pick<SavingsModel, 'form' | 'defaults' | 'kept'> {
  children: ReactNode;
}

/** Calculates what stands in the form, and tells those who show it. */
export function SavingsProvider({ form, defaults, kept, children }: SavingsProviderProps) {
  const watched = useWatch({ control: form.control }) as SavingsForm;
  const values = useDeferredValue(watched);
  const input = useMemo(() => toSavingsInput(values), [values]);
  const keptInput = useMemo(() => kept && toSavingsInput(kept.form), [kept]);
  const keeping = useKeeping(kept?.offer, input, keptInput);
  const live = useLiveAnswer(
    input,
    (asked) =>
      kept && keeping.keptState === 'shown'
        ? keptSavingsQuery(kept.offer)
        : savingsSimulationQuery(asked),
    hasNumbers,
    keeping.keptState === 'shown' ? 'kept' : 'modelled',
  );
  const findings = useFindingsOf(live);
  const look = useResultLook(live, findings);
  const model = useMemo(
    () => ({ ...live, form, defaults, input, kept, keeping, look }),
    [live, form, defaults, input, kept, keeping, look],
  );
  return (
    <SavingsContext value={model}>
      <FindingsContext value={findings}>{children}</FindingsContext>
    </SavingsContext>
  );
}
