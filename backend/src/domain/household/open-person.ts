import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/failure';
import { openArrangement } from '../cases/arrangement-access';
import type { CaseCall } from '../cases/case-access';
import { customersOnSA } from '../cases/schema/sales-arrangements';

/** What a call on one person of an application carries. */
export type PersonCall = Omit<CaseCall, 'params'> & { params: { customerOnSAId: number } };

/**
 * The person that a call is about, their application and its case.
 * @throws Failure 404 when there is none in a case that the user may see
 */
export async function openPerson(call: PersonCall) {
  const [person] = await call.db
    .select()
    .from(customersOnSA)
    .where(eq(customersOnSA.id, call.params.customerOnSAId));
  // As of somebody else's application: whether there is such a person is told to nobody.
  if (person === undefined) throw notFound('Žádost nebyla nalezena.');
  const { salesArrangementId } = person;
  return { person, ...(await openArrangement({ ...call, params: { salesArrangementId } })) };
}
