import type {
  BuildingSavingsInput,
  BuildingSavingsSimulation,
} from '@advisor/contracts/offer/building-savings';
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FindingsContext, useFindingsOf } from '../../offer/findings';
import { savingsSimulationQuery } from '../../offer/offer.queries';
import { useLiveAnswer, type LiveAnswer } from '../../offer/use-live-answer';
import { toSavingsInput, type SavingsDefaults, type SavingsForm } from './savings-form.schema';

export interface SavingsModel extends LiveAnswer<BuildingSavingsSimulation, BuildingSavingsInput> {
  form: UseFormReturn<SavingsForm, unknown, SavingsForm>;
  defaults: SavingsDefaults;
  /** What the form asks for; undefined while it is incomplete. */
  input: BuildingSavingsInput | undefined;
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

interface SavingsProviderProps extends Pick<SavingsModel, 'form' | 'defaults'> {
  children: ReactNode;
}

/** Calculates what stands in the form, and tells those who show it. */
export function SavingsProvider({ form, defaults, children }: SavingsProviderProps) {
  const watched = useWatch({ control: form.control }) as SavingsForm;
  const values = useDeferredValue(watched);
  const input = useMemo(() => toSavingsInput(values), [values]);
  const live = useLiveAnswer(input, savingsSimulationQuery, hasNumbers);
  const findings = useFindingsOf(live);
  const { answer, answered, former, newest, state, error, retry } = live;
  const model = useMemo(
    () => ({ form, defaults, input, answer, answered, former, newest, state, error, retry }),
    [form, defaults, input, answer, answered, former, newest, state, error, retry],
  );
  return (
    <SavingsContext value={model}>
      <FindingsContext value={findings}>{children}</FindingsContext>
    </SavingsContext>
  );
}
