import type { LoanCondition } from '../../domain/cases/loan-condition';
import { valuedRealEstates } from '../../domain/valuation/case-collateral';
import { readValuations } from '../../domain/valuation/read-valuations';
import type { Database } from '../../platform/database/database';

/** Conditions of the results that the loan is held against on a day, `YYYY-MM-DD`. */
export async function conditionsOfResults(
  db: Database,
  caseId: number,
  day: string,
): Promise<LoanCondition[]> {
  return valuedRealEstates(await readValuations(db, [caseId]), day)
    .filter(({ isLoanRealEstate, isValid }) => isLoanRealEstate && isValid)
    .flatMap(({ valuationId, result: { conditions } }) =>
      conditions.map((text, at) => ({ key: `valuation ${valuationId}.${at + 1}`, text })),
    );
}
