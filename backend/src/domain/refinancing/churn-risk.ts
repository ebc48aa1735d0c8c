import { responseCodeTypes } from '@advisor/contracts/codebooks/refinancing';
import type { ChurnWeights } from './settings';

const { accepted, leaves, repays } = responseCodeTypes;
const leavingCodes: ReadonlySet<number> = new Set([leaves.code, repays.code]);
export const endingMonths = 6;

interface Signs {
  /** % p.a. */
  currentRate: number;
  /** % p.a. that the bank offers now. */
  offeredRate: number;
  monthsToFixationEnd: number;
  /** How the client answered last; absent: not yet. */
  lastResponse: number | undefined;
}

/** How likely a client is to leave for another bank, 0 to 100 %, by weights that the bank sets. */
export function churnRisk(
  { currentRate, offeredRate, monthsToFixationEnd, lastResponse }: Signs,
  weights: ChurnWeights,
): number {
  const dearer = Math.max(0, currentRate - offeredRate);
  const isEnding = monthsToFixationEnd <= endingMonths;
  const risk =
    weights.base +
    weights.perPoint * dearer +
    (isEnding ? weights.endingFixation : 0) +
    (lastResponse !== undefined && leavingCodes.has(lastResponse) ? weights.leaving : 0) -
    (lastResponse === accepted.code ? weights.accepted : 0);
  return Math.round(Math.min(100, Math.max(0, risk)));
}
