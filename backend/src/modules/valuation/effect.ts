import { floorTo } from '@advisor/lending/calendar-and-money/money';
import { collateralRatios } from '@advisor/lending/loan/collateral';
import { maximumLoanByLtv } from '@advisor/lending/loan/max-loan';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { CallResponse } from '@advisor/contracts/operation';
import type { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { approvedPriceException } from '../../domain/cases/approved-price-exception';
import type { CaseRow } from '../../domain/cases/case-access';
import { modelLoan } from '../../domain/offers/model-loan';
import { caseCollateral } from '../../domain/valuation/case-collateral';
import type { Backend } from '../../platform/backend';
import { bankDay } from '../../platform/calendar';
import { readHeldLoan } from './held-loan';

type Effect = CallResponse<typeof valuationCalls.effect>;

/** The step of a highest loan, CZK. */
const loanStep = 1_000;

const noOffer = 'Případ zatím nemá nabídku, které by se hodnota týkala.';
const noValue = 'Žádná nemovitost, která úvěr zajišťuje, nemá platné ocenění.';

/** What values of real estates do to the offer of a case: the same loan, modelled with them today. */
export async function valuationEffect(
  { db, clock, rates }: Pick<Backend, 'db' | 'clock' | 'rates'>,
  row: CaseRow,
): Promise<Effect> {
  const today = bankDay(clock.now());
  const { offer, limit } = await readHeldLoan(db, rates, row);
  if (offer === undefined) return { before: {}, after: {}, reason: noOffer };
  const { loanAmount, collateralAmount } = offer.input;
  const { interestRate, monthlyPayment } = offer.result as LoanResult;
  const highestOf = (value: number) =>
    limit === undefined ? undefined : floorTo(maximumLoanByLtv(value, limit), loanStep);
  const ltvOf = (currentValue: number) =>
    collateralRatios({ loan: loanAmount, realEstates: [{ currentValue }] }).ltv;
  const before = {
    collateralValue: collateralAmount,
    ...(collateralAmount !== undefined && {
      ltv: ltvOf(collateralAmount),
      highestLoan: highestOf(collateralAmount),
    }),
    interestRate,
    monthlyPayment,
  };
  const told = { offerId: offer.id, before };
  const collateral = await caseCollateral(db, { caseId: row.id, today, loan: loanAmount, limit });
  if (collateral.source !== 'valuation') return { ...told, after: before, reason: noValue };
  const { futureValue, ltv } = collateral;
  const [version, priceException] = await Promise.all([
    rates.current(),
    approvedPriceException(db, row.id, today),
  ]);
  const input = { ...offer.input, collateralAmount: Math.floor(futureValue) };
  const modelled = modelLoan(version, row.productTypeId, input, { today, priceException });
  return {
    ...told,
    after: {
      collateralValue: futureValue,
      ltv,
      highestLoan: highestOf(futureValue),
      interestRate: modelled.result?.interestRate,
      monthlyPayment: modelled.result?.monthlyPayment,
    },
    ...(modelled.result === undefined && { reason: modelled.findings[0]?.message }),
  };
}
