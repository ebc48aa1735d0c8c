import { incomeType } from '@advisor/contracts/codebooks/income';
import type { IncomeInput } from '@advisor/contracts/income/schemas';
import { bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import { readTaxReturnIncome } from '../assessment/tax-return-income';
import type { PersonChange } from '../household/person-change';

/** An income with the amount of the person's tax returns where they say it, in CZK. */
export async function byTaxReturns(
  tx: Database,
  { person, now, sealer }: Omit<PersonChange, 'userId'>,
  income: IncomeInput,
): Promise<{ income: IncomeInput; isFromTaxReturn: boolean }> {
  if (income.incomeTypeId !== incomeType.enterprise.code) return { income, isFromTaxReturn: false };
  const { monthlyIncome, years } = await readTaxReturnIncome(tx, sealer, person.id, bankDay(now));
  if (years.length === 0) return { income, isFromTaxReturn: false };
  const { foreignCurrency: _, ...inCzk } = income;
  return { income: { ...inCzk, netMonthlyIncome: monthlyIncome }, isFromTaxReturn: true };
}
