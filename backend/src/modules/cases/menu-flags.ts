import type { caseCalls } from '@advisor/contracts/case/calls';
import { eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Database } from '../../platform/database/database';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { isLoanApplication } from '../../domain/cases/loan-application';

/** The sections that the product can show today; an area adds its own when it is served. */
export async function getMenuFlags(
  db: Database,
  caseId: number,
): Promise<CallResponse<typeof caseCalls.menuFlags>> {
  const [application] = await db
    .select({
      applicantCount: db.$count(
        customersOnSA,
        eq(customersOnSA.salesArrangementId, salesArrangements.id),
      ),
    })
    .from(salesArrangements)
    .where(isLoanApplication(caseId));
  return [
    { section: 'parameters', isActive: true },
    { section: 'applicants', isActive: true, count: application?.applicantCount },
    { section: 'documents', isActive: true },
    { section: 'timeline', isActive: true },
    ...(application === undefined
      ? []
      : [{ section: 'income-tax-returns' as const, isActive: true }]),
  ];
}
