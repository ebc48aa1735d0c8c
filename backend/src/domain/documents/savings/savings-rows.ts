import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { czechDay, czechMoney, czechRate } from '../../../platform/czech-format';
import type { DocumentFacts } from '../document-facts';
import type { Fact } from '../parts/fact';

/** What is agreed on building savings. */
export function savingsRows({ savings }: DocumentFacts): Fact[] {
  if (savings === undefined) return [];
  const { input, result } = savings;
  return [
    ['Cílová částka', czechMoney(input.targetAmount)],
    ['Začátek spoření', czechDay(input.startsOn)],
    ['Doba spoření', czechDuration(input.savingDuration)],
    ['Měsíční vklad', czechMoney(input.minimumMonthlyDeposit)],
    ...(input.extraDeposits > 0
      ? [['Mimořádný vklad ročně', czechMoney(input.extraDeposits)] as const]
      : []),
    ['Úroková sazba', `${czechRate(result.interestRate)} ročně`],
    ['Státní podpora', input.hasStateSupport ? czechMoney(result.stateSupport) : 'nežádá se'],
    ['Vklady celkem', czechMoney(result.deposits)],
    ['Úroky po zdanění', czechMoney(Math.round((result.interest - result.tax) * 100) / 100)],
    ['Poplatky celkem', czechMoney(result.fees)],
    ['Naspořená částka', czechMoney(result.finalBalance)],
  ];
}
