import { customerRole } from '@advisor/contracts/codebooks';
import { and, eq } from 'drizzle-orm';
import { customersOnSA } from '../domain/cases/schema/sales-arrangements';
import type { TestApp } from './test-app';

/** The debtor on an application. @returns customerOnSAId */
export async function debtorOf(
  { db }: TestApp,
  { salesArrangementId }: { salesArrangementId: number },
): Promise<number> {
  const [debtor] = await db
    .select({ id: customersOnSA.id })
    .from(customersOnSA)
    .where(
      and(
        eq(customersOnSA.salesArrangementId, salesArrangementId),
        eq(customersOnSA.roleId, customerRole.debtor.code),
      ),
    );
  if (debtor === undefined) throw new Error('an application has a debtor');
  return debtor.id;
}
