import type { caseCalls } from '@advisor/contracts/case/calls';
import { productType } from '@advisor/contracts/codebooks';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { CaseRow } from '../../domain/cases/case-access';
import { loans } from '../../domain/cases/schema/cases';
import { isRefused, loanToFix } from '../../domain/refinancing/eligible-loan';
import {
  openProcessStates,
  type ProcessRow,
  processesOf,
} from '../../domain/refinancing/processes';
import { repaidLoan } from '../../domain/refinancing/repaid-loan';
import type { Database } from '../../platform/database/database';
import type { SignedInUser } from '../../platform/session/user';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { isLoanApplication } from '../../domain/cases/loan-application';

type Flag = CallResponse<typeof caseCalls.menuFlags>[number];

const noProcess = 'Na případu zatím nebyl žádný proces změny sazby ani mimořádné splátky.';
const ofSavings = 'Stavební spoření nemá úvěr, který by se splácel.';

/** The sections that the product can show today; an area adds its own when it is served. */
export async function getMenuFlags(
  db: Database,
  row: CaseRow,
  asked: { user: SignedInUser; today: string },
): Promise<CallResponse<typeof caseCalls.menuFlags>> {
  const [[application], [loan], processes] = await Promise.all([
    db
      .select({
        applicantCount: db.$count(
          customersOnSA,
          eq(customersOnSA.salesArrangementId, salesArrangements.id),
        ),
      })
      .from(salesArrangements)
      .where(isLoanApplication(row.id)),
    db.select().from(loans).where(eq(loans.caseId, row.id)),
    processesOf(db, row.id),
  ]);
  const ofRepayment = processes.filter(isRepayment);
  const ofRate = processes.filter((process) => !isRepayment(process));
  const repaid = repaidLoan(row, loan, asked);
  const fixed = loanToFix({ row, loan, ...asked });
  const isSavings = row.productTypeId === productType.buildingSavings.code;
  return [
    { section: 'parameters', isActive: true },
    withProcesses('refinancing', ofRate, isRefused(fixed) ? fixed.message : undefined),
    { section: 'applicants', isActive: true, count: application?.applicantCount },
    { section: 'documents', isActive: true },
    isSavings
      ? { section: 'extra-payment', isActive: false, reason: ofSavings }
      : withProcesses(
          'extra-payment',
          ofRepayment,
          'refusal' in repaid ? repaid.refusal : undefined,
        ),
    { section: 'timeline', isActive: true },
    ...(application === undefined
      ? []
      : [{ section: 'income-tax-returns' as const, isActive: true }]),
    withProcesses('processes', processes, noProcess),
  ];
}

const isRepayment = ({ typeId }: ProcessRow) => typeId === refinancingType.extraPayment.code;

/** What can be begun, or was: a loan that is refused now keeps what was done with it in sight. */
function withProcesses(
  section: Flag['section'],
  processes: readonly ProcessRow[],
  refusal: string | undefined,
): Flag {
  if (processes.length === 0 && refusal !== undefined)
    return { section, isActive: false, reason: refusal };
  const open = processes.filter(({ state }) => openProcessStates.includes(state));
  return { section, isActive: true, ...(open.length > 0 && { count: open.length }) };
}
