import { taskState } from '@advisor/contracts/codebooks/task';
import type { Database } from '../../platform/database/database';
import type { ValuationFacts } from '../flow/facts';
import { valuedRealEstates } from './case-collateral';
import { isOpenOrder, waitsForCompletion } from './order-state';
import { type KnownValuation, type OrderRow, readValuations, stateOf } from './read-valuations';

/** What the steps of cases follow from, by the case. @param today `YYYY-MM-DD` */
export async function readValuationFacts(
  db: Database,
  caseIds: readonly number[],
  today: string,
): Promise<Map<number, ValuationFacts>> {
  const all = await readValuations(db, caseIds);
  const known = new Set(all.map(({ realEstate }) => realEstate.caseId));
  return new Map(
    [...known].map((caseId) => {
      const own = all.filter(({ realEstate }) => realEstate.caseId === caseId);
      return [caseId, valuationFacts(own, today)];
    }),
  );
}

function valuationFacts(valuations: readonly KnownValuation[], today: string): ValuationFacts {
  const states = valuations.map((one) => stateOf(one) ?? 0);
  const valued = valuedRealEstates(valuations, today).filter(
    ({ isLoanRealEstate }) => isLoanRealEstate,
  );
  const endsOf = (isHeld: boolean) =>
    valued.flatMap(({ isValid, validTo }) => (isValid === isHeld ? validTo : [])).toSorted();
  const moved = valuations.flatMap(({ orders: [order] }) => (order && turnOf(order)) ?? []);
  return {
    isReturned: states.some(waitsForCompletion),
    isOrdered: states.some(isOpenOrder),
    validTo: endsOf(true)[0],
    heldTo: endsOf(false).at(-1),
    movedOn: moved.toSorted((one, other) => Number(one) - Number(other)).at(-1),
  };
}

/** When an order gave the turn to the advisor; the one who cancels it has it already. */
function turnOf({ state, returnedOn, endedOn }: OrderRow): Date | null {
  if (waitsForCompletion(state)) return returnedOn;
  return state === taskState.cancelled.code ? null : endedOn;
}
