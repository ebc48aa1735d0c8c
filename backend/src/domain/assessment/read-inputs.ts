import { loanPurpose } from '@advisor/contracts/codebooks';
import type { LoanInput, LoanResult } from '@advisor/contracts/offer/loan-offer';
import { consolidationLimit } from '@advisor/lending/affordability/consolidation';
import type { ObligationPolicy } from '@advisor/lending/affordability/credit-policy';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import type { ArrangementRow } from '../cases/arrangement-access';
import { salesArrangements } from '../cases/schema/sales-arrangements';
import type { RateBook } from '../offers/rate-book';
import { offers } from '../offers/schema/offers';
import { caseCollateral } from '../valuation/case-collateral';
import type { AssessedLoan, EnteredFacts } from './inputs';
import { readHouseholds } from './read-households';

type Assessed = Pick<ArrangementRow, 'id' | 'offerId'>;

/** The loan of the application's offer; undefined without one, and for savings. */
async function readLoan(
  db: Database,
  rates: Pick<RateBook, 'byId'>,
  offerId: number | null,
): Promise<AssessedLoan | undefined> {
  if (offerId === null) return undefined;
  const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
  if (offer === undefined || !('loanAmount' in offer.input)) return undefined;
  const { productTypeId } = offer;
  const terms = (await rates.byId(offer.rateVersionId))?.products.get(productTypeId)?.terms;
  if (terms === undefined) return undefined;
  const { loanAmount, loanDuration, collateralAmount, loanPurposes } = offer.input as LoanInput;
  const refinancing = loanPurposes?.find(
    ({ loanPurposeId }) => loanPurposeId === loanPurpose.refinancing.code,
  );
  const { interestRate, monthlyPayment } = offer.result as LoanResult;
  return {
    productTypeId,
    amount: loanAmount,
    ratePercent: interestRate,
    months: loanDuration,
    instalment: monthlyPayment,
    ...(collateralAmount === undefined ? {} : { collateralValue: collateralAmount }),
    maximumAge: terms.maximumAge,
    maximumMonths: terms.maxMonths,
    ...(refinancing === undefined ? {} : { refinancingAmount: refinancing.amount }),
  };
}

/** Most that the application's loan may repay of other loans, CZK; undefined while there is none. */
export async function readConsolidationLimit(
  db: Database,
  rates: RateBook,
  { offerId }: Pick<Assessed, 'offerId'>,
): Promise<number | undefined> {
  const loan = await readLoan(db, rates, offerId);
  return loan && consolidationLimit(loan);
}

interface Reading {
  rates: Pick<RateBook, 'byId'>;
  /** Valuations that hold on it count, `YYYY-MM-DD`. */
  day: string;
  sealer: Pick<Sealer, 'open'>;
  policy: { obligations: ObligationPolicy };
}

/** What was entered about an application's loan and people; undefined while there is no loan. */
export async function readEntered(
  db: Database,
  { rates, sealer, policy, day }: Reading,
  { id, offerId }: Assessed,
): Promise<EnteredFacts | undefined> {
  const loan = await readLoan(db, rates, offerId);
  if (loan === undefined) return undefined;
  const [secured, households] = await Promise.all([
    withValuation(db, loan, id, day),
    readHouseholds(db, { sealer, policy }, id),
  ]);
  return { loan: secured, ...households };
}

/** What was valued counts, not what the offer says. */
async function withValuation(
  db: Database,
  loan: AssessedLoan,
  salesArrangementId: number,
  day: string,
): Promise<AssessedLoan> {
  if (loan.collateralValue === undefined) return loan;
  const [found] = await db
    .select({ caseId: salesArrangements.caseId })
    .from(salesArrangements)
    .where(eq(salesArrangements.id, salesArrangementId));
  if (found === undefined) return loan;
  const held = { today: day, loan: loan.amount, typedValue: loan.collateralValue };
  const { futureValue } = await caseCollateral(db, { ...held, ...found });
  return { ...loan, collateralValue: futureValue };
}
