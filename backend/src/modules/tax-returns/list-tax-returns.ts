import type { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { asc, eq } from 'drizzle-orm';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { taxReturnIncome } from '../../domain/assessment/tax-return-income';
import { readTaxForms, readTaxReturns } from '../../domain/assessment/tax-return/read-tax-returns';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';

/** Tax returns of the people on a case; who has none is not listed. */
export async function listTaxReturns(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  caseId: number,
  day: string,
): Promise<CallResponse<typeof caseCalls.customerTaxReturns>> {
  const people = await db
    .select({
      customerOnSAId: customersOnSA.id,
      firstName: customersOnSA.firstName,
      lastName: customersOnSA.lastName,
    })
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .where(eq(salesArrangements.caseId, caseId))
    .orderBy(asc(customersOnSA.id));
  const ids = people.map(({ customerOnSAId }) => customerOnSAId);
  const stored = new Map(
    (await readTaxReturns(db, sealer, ids)).map((one) => [one.customerOnSAId, one]),
  );
  if (stored.size === 0) return [];
  const [forms, policy] = await Promise.all([readTaxForms(db), creditPolicyOn(db, day)]);
  return people.flatMap((person) => {
    const found = stored.get(person.customerOnSAId);
    if (found === undefined || found.taxReturns.length === 0) return [];
    const { years } = taxReturnIncome(found.taxReturns, forms, policy);
    const lastChangedOn = found.changedOn.toISOString();
    const taxReturns = years.map(({ year, monthlyIncome }) => ({
      year,
      monthlyIncome,
      lastChangedOn,
    }));
    return [{ ...person, taxReturns }];
  });
}
