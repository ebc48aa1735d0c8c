import type { Contract } from '@advisor/contracts/contract';
import type { ResponseOf } from '@advisor/contracts/endpoint';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { customersOnSA, salesArrangements } from '../../db/schema/sales-arrangements';
import { isLoanApplication } from '../../cases/loan-application';

/** The sections that the product can show today; an area adds its own when it is served. */
export async function getMenuFlags(
  db: Database,
  caseId: number,
): Promise<ResponseOf<Contract['case.menuFlags']>> {
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
  ];
}
