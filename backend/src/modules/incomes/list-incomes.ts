import { codeName } from '@advisor/contracts/code-name';
import { incomeType, otherIncomeType } from '@advisor/contracts/codebooks/income';
import type { IncomeInput, ListedIncome } from '@advisor/contracts/income/schemas';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { countHouseholdIncomes, householdIncomes } from '../../domain/incomes/read-incomes';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';

/**
 * Incomes of a person with what the bank counts of them beside those of the household.
 * @param day `YYYY-MM-DD`
 */
export async function listIncomes(
  db: Database,
  sealer: Sealer,
  person: { id: number; householdId: number },
  day: string,
): Promise<ListedIncome[]> {
  const household = await householdIncomes(db, sealer, person.householdId);
  const { policy } = await creditPolicyOn(db, day);
  const counted = countHouseholdIncomes(household, policy.incomes, day);
  return household.flatMap(({ id, customerOnSAId, version, isFromTaxReturn, income }, place) => {
    const result = counted[place];
    if (customerOnSAId !== person.id || result === undefined) return [];
    return [
      {
        incomeId: id,
        version,
        income,
        name: nameOf(income),
        declaredAmount: result.declared,
        countedAmount: result.counted,
        countedShare: result.share,
        countedReason: result.reason,
        isFromTaxReturn,
      },
    ];
  });
}

function nameOf(income: IncomeInput): string {
  switch (income.incomeTypeId) {
    case incomeType.salary.code:
      return income.employer.name;
    case incomeType.enterprise.code:
      return income.name ?? codeName(incomeType, income.incomeTypeId);
    case incomeType.rent.code:
      return codeName(incomeType, income.incomeTypeId);
    case incomeType.other.code:
      return codeName(otherIncomeType, income.otherIncomeTypeId);
  }
}
