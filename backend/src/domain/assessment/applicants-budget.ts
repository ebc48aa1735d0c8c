import { customerRole } from '@advisor/contracts/codebooks';
import { householdType } from '@advisor/contracts/codebooks/customer';
import { ageOn } from '@advisor/lending/calendar-and-money/calendar';
import { isConsolidationCovered } from '@advisor/lending/affordability/consolidation';
import type { CreditPolicy } from '@advisor/lending/affordability/credit-policy';
import {
  householdTotals,
  type HouseholdTotals,
} from '@advisor/lending/affordability/household-totals';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import type { AssessedHousehold, AssessedPerson, AssessmentInputs } from './inputs';

export interface CountedHousehold {
  householdId: number;
  householdTypeId: number;
  totals: HouseholdTotals;
}

interface Counting {
  policy: CreditPolicy;
  /** `YYYY-MM-DD` */
  day: string;
  /** What the loan has for repaying other loans, CZK; absent while it is being made. */
  limit?: number;
}

/** What the bank counts of each household; what the loan cannot repay stays a burden. */
export function countHouseholds(
  households: readonly AssessedHousehold[],
  { policy, day, limit }: Counting,
): CountedHousehold[] {
  const obligations = households.flatMap(({ facts }) => facts.obligations);
  const isCovered = isConsolidationCovered(obligations, limit);
  return households.map(({ householdId, householdTypeId, facts }) => ({
    householdId,
    householdTypeId,
    totals: householdTotals({ ...facts, isConsolidationCovered: isCovered }, policy, day),
  }));
}

/** Of debtors and codebtors together, CZK a month where nothing else is said. */
export interface ApplicantsBudget {
  netIncome: number;
  instalments: number;
  /** CZK. */
  debt: number;
  /** What the new loan repays, CZK. */
  toConsolidate: number;
  /** Of living, housing and the bank's reserve. */
  costs: number;
  /** Income less instalments and costs; negative when they are more. */
  left: number;
}

/** What those who will owe the loan have; a guarantor's household does not raise what is lent. */
export function applicantsBudget(households: readonly CountedHousehold[]): ApplicantsBudget {
  const applicants = households
    .filter(({ householdTypeId }) => householdTypeId !== householdType.guarantor.code)
    .map(({ totals }) => totals);
  const sum = (amount: (totals: HouseholdTotals) => number) => sumOf(applicants.map(amount));
  return {
    netIncome: sum(({ incomeCounted }) => incomeCounted),
    instalments: sum(({ instalments }) => instalments),
    debt: sum(({ debt }) => debt),
    toConsolidate: sum(({ toConsolidate }) => toConsolidate),
    costs: sum(({ livingCosts, housing, reserve }) => sumOf([livingCosts, housing, reserve])),
    left: sum(({ left }) => left),
  };
}

/** Years of those who will owe the loan, the youngest first. */
export const applicantsAges = (
  people: readonly Pick<AssessedPerson, 'roleId' | 'dateOfBirth'>[],
  day: string,
): number[] =>
  people
    .filter(({ roleId }) => roleId !== customerRole.guarantor.code)
    .map(({ dateOfBirth }) => ageOn(day, dateOfBirth))
    .toSorted((one, other) => one - other);

/** Young applicants have limits of their own where one of them is young. */
export function limitsOf({ policy, people, day }: AssessmentInputs): CreditPolicy['limits'] {
  const [youngest] = applicantsAges(people, day);
  const isYoung = youngest !== undefined && youngest < policy.youngUnderAge;
  return isYoung ? policy.youngLimits : policy.limits;
}
