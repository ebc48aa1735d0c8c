import type { CaseCustomer } from '@advisor/contracts/case/detail';
import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { asc, eq } from 'drizzle-orm';
import { isLoanApplication } from '../../domain/cases/loan-application';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import type { ClientRegister } from '../../neighbours/client-register/port';
import type { Database } from '../../platform/database/database';

/** Everybody on the case's application: debtor, co-debtors, guarantors. */
export async function getCaseCustomers(
  db: Database,
  register: ClientRegister,
  caseId: number,
): Promise<CaseCustomer[]> {
  const people = await db
    .select({ entered: customersOnSA })
    .from(salesArrangements)
    .innerJoin(customersOnSA, eq(customersOnSA.salesArrangementId, salesArrangements.id))
    .where(isLoanApplication(caseId))
    .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id));
  const ids = people.flatMap(({ entered }) => entered.customerId ?? []);
  const registered = new Map((await register.find(ids)).map(({ id, ...client }) => [id, client]));
  return people.map(({ entered }) => {
    const client = registered.get(entered.customerId ?? 0);
    return {
      ...client,
      ...(entered.customerId === null || client === undefined
        ? {}
        : { identity: { id: entered.customerId, scheme: clientIdentityScheme.register.code } }),
      customerOnSAId: entered.id,
      roleId: entered.roleId as CaseCustomer['roleId'],
      // As they were entered on the application, whatever the register says today.
      firstName: entered.firstName,
      lastName: entered.lastName,
      dateOfBirth: entered.dateOfBirth,
    };
  });
}
