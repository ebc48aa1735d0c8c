import type { Database } from '../../platform/database/database';
import type { ValuationFacts } from '../flow/facts';
import { valuedRealEstates } from './case-collateral';
import { isOpenOrder, waitsForCompletion } from './order-state';
import { type KnownValuation, readValuations, stateOf } from './read-valuations';

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
  const counted = valuedRealEstates(valuations, today).filter(
    ({ isLoanRealEstate, isValid }) => isLoanRealEstate && isValid,
  );
  return {
    isReturned: states.some(waitsForCompletion),
    isOrdered: states.some(isOpenOrder),
    validTo: counted.map(({ validTo }) => validTo).toSorted()[0],
  };
}
