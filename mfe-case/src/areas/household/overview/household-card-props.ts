import type { ArrangementReference } from '@advisor/case/case.queries';
import type { Household } from '@advisor/contracts/household/schemas';
import type { ComponentType } from 'react';

type PersonPart = ComponentType<{
  customerOnSAId: number;
  /** Of the person. */
  personName: string;
  isLocked: boolean;
}>;

/** What other features show of a person. */
export interface PersonParts {
  Incomes: PersonPart;
  Obligations: PersonPart;
}

/** What a household, and each person on it, is shown with. */
export interface HouseholdCardProps extends PersonParts {
  reference: ArrangementReference;
  household: Household;
  /** Where a person may move to. */
  others: readonly Household[];
  maximumCustomers: number;
  isLocked: boolean;
}
