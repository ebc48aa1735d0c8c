import type { Database } from '../../platform/database/database';
import type { ValuationFacts } from '../flow/facts';
import { valuedRealEstates } from './case-collateral';
import { isOpenOrder, waitsForCompletion } from './order-state';
import { readValuations, stateOf } from './read-valuations';

/** What the step of the hub follows from. @param today `YYYY-MM-DD` */
export async function readValuationFacts(
  db: Database,
  caseId: number,
  today: string,
): Promise<ValuationFacts> {
  const valuations = await readValuations(db, [caseId]);
  const states = valuations.map((one) => stateOf(one) ?? 0);
  const counted = valuedRealEstates(valuations, today).filter(
    ({ isLoanRealEstate, isValid }) => isLoanRealEstate && isValid,
  );
  return {
    isBegun: valuations.length > 0,
    isReturned: states.some(waitsForCompletion),
    isOrdered: states.some(isOpenOrder),
    validTo: counted.map(({ validTo }) => validTo).toSorted()[0],
  };
}
