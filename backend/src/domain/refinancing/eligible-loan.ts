import { caseState, salesArrangementType } from '@advisor/contracts/codebooks';
import { errorCode } from '@advisor/contracts/errors';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import type { RepaidLoanTerms } from '@advisor/contracts/refinancing/repayment-terms';
import { eq } from 'drizzle-orm';
import { bankDay } from '../../platform/calendar';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { badRequest } from '../../platform/failure';
import type { SignedInUser } from '../../platform/session/user';
import type { CaseRow } from '../cases/case-access';
import { notEligible, type Refusal } from '../cases/refusal';
import { loans } from '../cases/schema/cases';
import { servicesOf } from '../cases/service-requests';
import { repaidLoan } from './repaid-loan';

export type LoanRow = typeof loans.$inferSelect;

/** A loan whose terms may change now. */
export interface EligibleLoan {
  row: CaseRow;
  terms: RepaidLoanTerms;
  /** As `@advisor/lending` repays it. */
  running: ReturnType<typeof repaidLoanOf>;
  /** Of the bank, `YYYY-MM-DD`. */
  today: string;
}

export interface EligibleFixation extends EligibleLoan {
  /** Last day of the rate of today, `YYYY-MM-DD`. */
  fixedRateValidTo: string;
}

interface Asking {
  row: CaseRow;
  loan: LoanRow | undefined;
  user: SignedInUser;
  today: string;
}

/** The loan of a case for an extra payment, or why there is none. */
export function loanToRepay({ row, loan, user, today }: Asking): EligibleLoan | Refusal {
  if (row.state !== caseState.inProgress.code)
    return notEligible('Případ je zrušený nebo se ruší.');
  if (loan !== undefined && loan.contractSignedOn === null)
    return {
      message: 'Smlouva není podepsaná, podmínky úvěru nelze měnit.',
      errorCode: errorCode.contractNotSigned,
    };
  const found = repaidLoan(row, loan, { user, today });
  if ('refusal' in found) return notEligible(found.refusal);
  return { row, terms: found.loan, running: repaidLoanOf(found.loan), today };
}

/** The loan of a case whose fixed rate may change, or why it may not. */
export function loanToFix(asking: Asking): EligibleFixation | Refusal {
  const isKnown = servicesOf(asking.row.productTypeId).some(
    ({ code }) => code === salesArrangementType.mortgageRefixation.code,
  );
  if (!isKnown) return notEligible('Tento produkt nemá sazbu, jejíž fixace by se měnila.');
  const found = loanToRepay(asking);
  if (isRefused(found)) return found;
  const { fixedRateValidTo, loanMaturityOn } = found.terms;
  if (fixedRateValidTo === undefined)
    return notEligible('Úvěr nemá sazbu, jejíž fixace by se měnila.');
  if (fixedRateValidTo < asking.today) return notEligible('Fixace sazby už skončila.');
  if (fixedRateValidTo >= loanMaturityOn)
    return notEligible('Sazba je pevná až do splatnosti úvěru.');
  return { ...found, fixedRateValidTo };
}

export const isRefused = (found: EligibleLoan | Refusal): found is Refusal => 'message' in found;

interface Asked {
  db: Database;
  clock: Clock;
  user: SignedInUser;
}

/** All that the question is decided from. */
export async function readAsking({ db, clock, user }: Asked, row: CaseRow): Promise<Asking> {
  const [loan] = await db.select().from(loans).where(eq(loans.caseId, row.id));
  return { row, loan, user, today: bankDay(clock.now()) };
}

const orRefuse = <Found extends EligibleLoan>(found: Found | Refusal): Found => {
  if (isRefused(found)) throw badRequest(found.message, { errorCode: found.errorCode });
  return found;
};

/** @throws Failure 400 with 90014 before the contract, 90027 when the loan does not allow it */
export const requireLoanToRepay = async (asked: Asked, row: CaseRow): Promise<EligibleLoan> =>
  orRefuse(loanToRepay(await readAsking(asked, row)));

/** @throws Failure 400 with 90014 before the contract, 90027 when the loan does not allow it */
export const requireLoanToFix = async (asked: Asked, row: CaseRow): Promise<EligibleFixation> =>
  orRefuse(loanToFix(await readAsking(asked, row)));
