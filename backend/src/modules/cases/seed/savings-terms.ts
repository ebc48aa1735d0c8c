import type { buildingSavings } from '../../../domain/cases/schema/cases';
import { daysBetween } from '../../../platform/calendar';
import type { Milestones } from './milestones';
import type { Random } from '../../../platform/random';

type SavingsRow = typeof buildingSavings.$inferInsert;

/** An agreed amount of building savings, CZK. */
export const savingsTarget = (random: Random): number => random.int(15, 90) * 10_000;

interface SavingsInput {
  caseId: number;
  amount: number;
  milestones: Milestones | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  random: Random;
}

/** What was agreed on building savings, and what has been saved since. */
export function savingsTerms(input: SavingsInput): SavingsRow {
  const { caseId, amount, milestones, today, random } = input;
  const minimumMonthlyDeposit = Math.ceil(amount / 20_000) * 100;
  const terms = { caseId, minimumMonthlyDeposit };
  if (milestones === undefined) {
    return { ...terms, extraDeposits: 0, balance: 0, contractSignedOn: null };
  }
  const extraDeposits = random.chance(0.4) ? random.int(1, 40) * 500 : 0;
  const months = Math.max(1, Math.floor(daysBetween(milestones.firstMoneyOn, today) / 30.5));
  return {
    ...terms,
    extraDeposits,
    balance: Math.min(amount, months * minimumMonthlyDeposit + extraDeposits),
    contractSignedOn: milestones.signedOn,
  };
}
