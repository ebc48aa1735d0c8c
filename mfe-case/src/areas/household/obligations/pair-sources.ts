import {
  type ObligationPair,
  pairObligations,
} from '@advisor/lending/affordability/paired-obligations';
import { isReported, type ListedObligation } from './obligations.queries';

type Pair = ObligationPair<ListedObligation, ListedObligation>;

/** A person's obligations, each once: what the client stated with what the bureau reports of it. */
export const pairSources = (obligations: readonly ListedObligation[]): Pair[] =>
  pairObligations(
    obligations.filter((one) => !isReported(one)),
    obligations.filter(isReported),
  );

/** The same obligation by the other source. */
export function twinOf(
  pairs: readonly Pair[],
  { obligationId }: ListedObligation,
): ListedObligation | undefined {
  for (const { declared, registered } of pairs) {
    if (declared?.obligationId === obligationId) return registered;
    if (registered?.obligationId === obligationId) return declared;
  }
  return undefined;
}
