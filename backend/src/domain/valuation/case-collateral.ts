import { taskState } from '@advisor/contracts/codebooks/task';
import { type CollateralRatios, collateralRatios } from '@advisor/lending/loan/collateral';
import type { ReportedResult } from '@advisor/contracts/real-estate/result';
import type { Database } from '../../platform/database/database';
import { type KnownValuation, readValuations } from './read-valuations';

/** A real estate of a case by its last result. */
export interface ValuedRealEstate {
  realEstateId: number;
  valuationId: number;
  result: ReportedResult;
  validTo: string;
  isValid: boolean;
  /** By the newest that is known of it. */
  isLoanRealEstate: boolean;
}

/** Values of real estates by their last results, whether or not these still hold. Pure. */
export function valuedRealEstates(
  valuations: readonly KnownValuation[],
  today: string,
): ValuedRealEstate[] {
  const ids = [...new Set(valuations.map(({ realEstate }) => realEstate.id))];
  return ids.flatMap((realEstateId) => {
    const own = valuations.filter(({ realEstate }) => realEstate.id === realEstateId);
    const results = own
      .flatMap(({ orders }) => orders)
      .flatMap(({ state, result, validTo, valuationId }) =>
        state === taskState.finished.code && result !== null && validTo !== null
          ? [{ valuationId, result, validTo }]
          : [],
      );
    const last = results.toSorted(
      (one, other) =>
        other.result.valuedOn.localeCompare(one.result.valuedOn) ||
        other.valuationId - one.valuationId,
    )[0];
    const isLoanRealEstate = own.at(-1)?.row.isLoanRealEstate ?? false;
    return last === undefined
      ? []
      : [{ realEstateId, ...last, isValid: last.validTo >= today, isLoanRealEstate }];
  });
}

export interface CaseCollateral extends CollateralRatios {
  /** Whether the value is valued, only typed in the offer, or not known. */
  source: 'valuation' | 'offer' | 'none';
  /** Of the oldest result that counts. */
  valuedOn: string | undefined;
  /** The first day's end of one that counts. */
  validTo: string | undefined;
}

interface HeldLoan {
  /** All of it, drawn or not; CZK. */
  loan: number;
  drawn?: number;
  /** Highest LTV, %. */
  limit?: number | undefined;
  /** What the offer says, CZK. */
  typedValue?: number | undefined;
}

/** What a loan is held against: what was valued and holds, otherwise what its offer says. Pure. */
export function collateralOf(
  { typedValue, ...loan }: HeldLoan,
  valued: readonly ValuedRealEstate[],
): CaseCollateral {
  const counted = valued.filter(({ isLoanRealEstate, isValid }) => isLoanRealEstate && isValid);
  if (counted.length === 0) {
    const realEstates = typedValue === undefined ? [] : [{ currentValue: typedValue }];
    const source = typedValue === undefined ? ('none' as const) : ('offer' as const);
    const dated = { valuedOn: undefined, validTo: undefined };
    return { ...collateralRatios({ ...loan, realEstates }), ...dated, source };
  }
  const realEstates = counted.map(({ result }) => ({
    currentValue: result.currentValue ?? result.collateralValue ?? 0,
    futureValue: result.futureValue ?? result.collateralValue,
    priorLiens: result.priorLiens,
  }));
  return {
    ...collateralRatios({ ...loan, realEstates }),
    source: 'valuation',
    valuedOn: counted.map(({ result }) => result.valuedOn).toSorted()[0],
    validTo: counted.map(({ validTo }) => validTo).toSorted()[0],
  };
}

/** What the loan of a case is held against; everybody who needs its value or LTV asks here. */
export const caseCollateral = async (
  db: Database,
  { caseId, today, ...loan }: HeldLoan & { caseId: number; today: string },
): Promise<CaseCollateral> =>
  collateralOf(loan, valuedRealEstates(await readValuations(db, [caseId]), today));
