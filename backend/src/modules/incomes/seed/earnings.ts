import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import {
  employmentContract,
  incomeType,
  otherIncomeType,
} from '@advisor/contracts/codebooks/income';
import type { IncomeInput } from '@advisor/contracts/income/schemas';
import { companies } from '../../../neighbours/business-register/companies';
import { addDays, ageOn } from '../../../platform/calendar';
import type { Random } from '../../../platform/random';

const pensionAge = 65;
const jobs = ['Účetní', 'Technik', 'Učitel', 'Projektant', 'Mistr ve výrobě', 'Obchodní zástupce'];

/** Whole hundreds, as people say what they earn. */
const hundreds = (amount: number) => Math.round(amount / 100) * 100;

/** A steady job that brings so much a month. @param today `YYYY-MM-DD` */
export function salaryOf(net: number, today: string, random: Random): IncomeInput {
  const { name, companyId } = random.pick(companies);
  const netMonthlyIncome = hundreds(net);
  return {
    incomeTypeId: incomeType.salary.code,
    employer: { name, companyId, countryId: defaultCountry.czechia.code },
    contractTypeId: employmentContract.employment.code,
    jobDescription: random.pick(jobs),
    netMonthlyIncome,
    grossAnnualIncome: hundreds(netMonthlyIncome * 12 * 1.32),
    employedSince: addDays(today, -random.int(400, 2_600)),
    isInTrialPeriod: false,
    isInNoticePeriod: false,
    isAbroad: false,
  };
}

export const rentOf = (random: Random): IncomeInput => ({
  incomeTypeId: incomeType.rent.code,
  netMonthlyIncome: 500 * random.int(14, 36),
});

export const otherOf = (kind: keyof typeof otherIncomeType, amount: number): IncomeInput => ({
  incomeTypeId: incomeType.other.code,
  otherIncomeTypeId: otherIncomeType[kind].code,
  netMonthlyIncome: amount,
});

/** What an employed person earns: so much altogether, of it a pension for who is old enough. */
export function earningsOf(
  wanted: number,
  { dateOfBirth, today }: { dateOfBirth: string; today: string },
  random: Random,
): IncomeInput[] {
  const isPensioner = ageOn(dateOfBirth, today) >= pensionAge;
  const pension = isPensioner ? 100 * random.int(160, 230) : 0;
  return [
    ...(wanted - pension > 1_000 ? [salaryOf(wanted - pension, today, random)] : []),
    ...(random.chance(0.1) ? [rentOf(random)] : []),
    ...(isPensioner ? [otherOf('oldAgePension', pension)] : []),
  ];
}
