import type { CreditRegister } from '@advisor/contracts/decision/codes';
import type { CreditPolicy } from '@advisor/lending/affordability/credit-policy';
import type { HouseholdFacts } from '@advisor/lending/affordability/household-totals';

export interface AssessedLoan {
  productTypeId: number;
  /** CZK. */
  amount: number;
  /** % p.a. */
  ratePercent: number;
  months: number;
  /** Of the offer, CZK a month. */
  instalment: number;
  /** CZK; a loan that nothing secures has none. */
  collateralValue?: number;
  /** Years that a debtor may have at the last instalment. */
  maximumAge: number;
  /** Longest term of the product. */
  maximumMonths: number;
  /** Of its purposes, CZK; absent where refinancing is none of them. */
  refinancingAmount?: number;
}

export interface AssessedPerson {
  customerOnSAId: number;
  name: string;
  roleId: number;
  dateOfBirth: string;
  isIdentified: boolean;
}

export interface AssessedHousehold {
  householdId: number;
  householdTypeId: number;
  facts: HouseholdFacts;
}

/** What an advisor and the client entered: when it changes, an assessment is stale. */
export interface EnteredFacts {
  loan: AssessedLoan;
  people: AssessedPerson[];
  households: AssessedHousehold[];
}

/** Everything that a result follows from: with the same it is the same for ever. */
export interface AssessmentInputs extends EnteredFacts {
  /** The bank's day, `YYYY-MM-DD`. */
  day: string;
  policy: CreditPolicy;
  /** Entries that the registers hold, found when it was assessed. */
  registerEntries: { customerOnSAId: number; register: CreditRegister }[];
}
