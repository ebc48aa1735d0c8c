import { salesArrangementState } from '@advisor/contracts/codebooks';
import { eq } from 'drizzle-orm';
import type { ArrangementRow } from '../../domain/cases/arrangement-access';
import type { CaseRow } from '../../domain/cases/case-access';
import { loanApplicationOf } from '../../domain/cases/loan-application';
import { loans } from '../../domain/cases/schema/cases';
import type { LoanInput } from '../../domain/offers/loan-input';
import { offers } from '../../domain/offers/schema/offers';
import type { RateBook } from '../../domain/offers/rate-book';
import { ratioLimits } from '../../domain/offers/ratio-findings';
import type { Database } from '../../platform/database/database';

/** The offer that the loan of a case follows. */
type HeldOffer = Omit<typeof offers.$inferSelect, 'input'> & { input: LoanInput };

/** What is lent in a case, as its value is compared with it. */
interface HeldLoan {
  application: ArrangementRow;
  offer: HeldOffer | undefined;
  /** All of it, drawn or not; CZK. */
  loan: number | undefined;
  drawn: number;
  /** Highest LTV, %. */
  limit: number | undefined;
  /** What the offer says, CZK. */
  typedValue: number | undefined;
}

/** The loan of a case: of its offer, once it is paid out as it is owed. */
export async function readHeldLoan(
  db: Database,
  rates: RateBook,
  row: Pick<CaseRow, 'id' | 'productTypeId' | 'targetAmount'>,
): Promise<HeldLoan> {
  const [application, [running]] = await Promise.all([
    loanApplicationOf(db, row.id),
    db.select().from(loans).where(eq(loans.caseId, row.id)),
  ]);
  const [found] =
    application.offerId === null
      ? []
      : await db.select().from(offers).where(eq(offers.id, application.offerId));
  const offer =
    found !== undefined && 'loanAmount' in found.input ? (found as HeldOffer) : undefined;
  const version = offer && (await rates.byId(offer.rateVersionId));
  const terms = version?.products.get(row.productTypeId)?.terms;
  const isPaidOut = application.state === salesArrangementState.disbursed.code;
  const owed = isPaidOut ? running : undefined;
  const undrawn = owed === undefined ? 0 : Math.max(0, row.targetAmount - owed.drawnAmount);
  return {
    application,
    offer,
    loan: owed === undefined ? offer?.input.loanAmount : owed.principal + undrawn,
    drawn: owed?.principal ?? 0,
    limit: offer && terms && ratioLimits(offer.input, terms).ltv,
    typedValue: offer?.input.collateralAmount,
  };
}
