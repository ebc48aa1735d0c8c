import type { caseCalls } from '@advisor/contracts/case/calls';
import { productType } from '@advisor/contracts/codebooks';
import { eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { CaseRow } from '../../domain/cases/case-access';
import { loans } from '../../domain/cases/schema/cases';
import { repaidLoan } from '../../domain/refinancing/repaid-loan';
import type { Database } from '../../platform/database/database';
import type { SignedInUser } from '../../platform/session/user';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { isLoanApplication } from '../../domain/cases/loan-application';

/** The sections that the product can show today; an area adds its own when it is served. */
export async function getMenuFlags(
  db: Database,
  row: CaseRow,
  asked: { user: SignedInUser; today: string },
): Promise<CallResponse<typeof caseCalls.menuFlags>> {
  const [[application], [loan]] = await Promise.all([
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
  ]);
  return [
    { section: 'parameters', isActive: true },
    { section: 'applicants', isActive: true, count: application?.applicantCount },
    { section: 'documents', isActive: true },
    ...(row.productTypeId === productType.buildingSavings.code
      ? []
      : [extraPayment(row, loan, asked)]),
    { section: 'timeline', isActive: true },
    ...(application === undefined
      ? []
      : [{ section: 'income-tax-returns' as const, isActive: true }]),
  ];
}

function extraPayment(...loan: Parameters<typeof repaidLoan>) {
  const found = repaidLoan(...loan);
  const section = 'extra-payment' as const;
  return 'refusal' in found
    ? { section, isActive: false, reason: found.refusal }
    : { section, isActive: true };
}
