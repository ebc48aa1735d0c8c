import type { ObligationPolicy } from '@advisor/lending/affordability/credit-policy';
import { declaredIncome } from '@advisor/lending/affordability/declared-income';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { customersOnSA, households } from '../cases/schema/sales-arrangements';
import { readIncomes } from '../incomes/read-incomes';
import { countObligations } from '../obligations/count-obligations';
import { isReported, readObligations } from '../obligations/read-obligations';
import type { EnteredFacts } from './inputs';

interface Reading {
  sealer: Pick<Sealer, 'open'>;
  policy: { obligations: ObligationPolicy };
  /** Without what the credit bureau reports, for who may not see it. */
  isBureauHidden?: boolean;
}

/** The people of an application and what was entered about their households. */
export async function readHouseholds(
  db: Database,
  { sealer, policy, isBureauHidden = false }: Reading,
  salesArrangementId: number,
): Promise<Omit<EnteredFacts, 'loan'>> {
  const [groups, people, obligations] = [
    await db
      .select()
      .from(households)
      .where(eq(households.salesArrangementId, salesArrangementId))
      .orderBy(asc(households.typeId), asc(households.id)),
    await db
      .select()
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, salesArrangementId))
      .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id)),
    await readObligations(db, sealer, salesArrangementId),
  ];
  const incomes = await readIncomes(
    db,
    sealer,
    people.map((person) => person.id),
  );
  const counted = countObligations(
    isBureauHidden ? obligations.filter((row) => !isReported(row)) : obligations,
    policy.obligations,
    undefined,
  ).filter(({ duplicateOf }) => duplicateOf === undefined);
  return {
    people: people.map((person) => ({
      customerOnSAId: person.id,
      name: `${person.firstName} ${person.lastName}`,
      roleId: person.roleId,
      dateOfBirth: person.dateOfBirth,
      isIdentified: person.customerId !== null,
    })),
    households: groups.map((household) => {
      const members = people.filter(({ householdId }) => householdId === household.id);
      const isOfMember = ({ customerOnSAId }: { customerOnSAId: number }) =>
        members.some((member) => member.id === customerOnSAId);
      return {
        householdId: household.id,
        householdTypeId: household.typeId,
        facts: {
          members: { adults: members.length, childrenAges: household.childAges },
          incomes: incomes.filter(isOfMember).map(({ income }) => declaredIncome(income)),
          obligations: counted.filter(({ row }) => isOfMember(row)).map(({ facts }) => facts),
          expenses: {
            housing: household.housingExpense ?? 0,
            insurance: household.insuranceExpense ?? 0,
            saving: household.savingsExpense ?? 0,
            other: household.otherExpense ?? 0,
          },
        },
      };
    }),
  };
}
