import type { ReportedResult } from '@advisor/contracts/real-estate/result';
import { collateralOf, valuedRealEstates } from './case-collateral';
import type { KnownValuation, OrderRow, ValuationRow } from './read-valuations';

const today = '2026-11-20';
const result = (valuedOn: string, currentValue: number): ReportedResult => ({
  valuedOn,
  currentValue,
  collateralValue: currentValue,
  priorLiens: 0,
  remarks: [],
  conditions: [],
  comparablePrices: [],
});

/** A valuation with one finished order, of what this is about only. */
function valuation(
  id: number,
  realEstateId: number,
  told: { valuedOn: string; value: number; validTo: string; isLoanRealEstate?: boolean },
): KnownValuation {
  const { valuedOn, value, validTo, isLoanRealEstate = true } = told;
  const order = { id, valuationId: id, state: 4, result: result(valuedOn, value), validTo };
  return {
    row: { id, realEstateId, isLoanRealEstate } as ValuationRow,
    realEstate: { id: realEstateId, caseId: 1, typeId: 2 },
    orders: [order as OrderRow],
  };
}

const loan = { loan: 4_000_000, limit: 80, typedValue: 6_000_000 };

test('a valid result counts, not what was typed', () => {
  const valued = valuedRealEstates(
    [valuation(1, 1, { valuedOn: '2026-10-01', value: 5_000_000, validTo: '2027-03-31' })],
    today,
  );
  expect(collateralOf(loan, valued)).toMatchObject({
    source: 'valuation',
    ltv: 80,
    isWithinLimit: true,
    valuedOn: '2026-10-01',
    validTo: '2027-03-31',
  });
});

test('the newest result of a real estate takes the place of the one before', () => {
  const valued = valuedRealEstates(
    [
      valuation(1, 1, { valuedOn: '2026-09-01', value: 5_000_000, validTo: '2027-02-28' }),
      valuation(2, 1, { valuedOn: '2026-11-01', value: 4_000_000, validTo: '2027-10-31' }),
    ],
    today,
  );
  expect(valued).toHaveLength(1);
  expect(collateralOf(loan, valued)).toMatchObject({ currentValue: 4_000_000, ltv: 100 });
});

test.each([
  ['its validity is over', { validTo: '2026-11-19' }],
  ['it does not secure the loan', { isLoanRealEstate: false }],
])('what was typed counts while %s', (_name, told) => {
  const whole = { valuedOn: '2026-01-01', value: 5_000_000, validTo: '2027-01-01', ...told };
  const valued = valuedRealEstates([valuation(1, 1, whole)], today);
  expect(collateralOf(loan, valued)).toMatchObject({ source: 'offer', futureValue: 6_000_000 });
});

test('there is no LTV without any value', () => {
  expect(collateralOf({ loan: 1_000_000 }, [])).toMatchObject({ source: 'none', ltv: undefined });
});
