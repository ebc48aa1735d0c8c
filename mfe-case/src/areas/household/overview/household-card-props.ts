import type { Household } from '@advisor/contracts/household/schemas';
import type { Change } from '@advisor/shell/use-change';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';

/** What a household, and each person on it, is shown with. */
export interface HouseholdCardProps {
  reference: ArrangementReference;
  household: Household;
  /** Where a person may move to. */
  others: readonly Household[];
  maximumCustomers: number;
  isLocked: boolean;
  change: Change<() => Promise<unknown>, unknown>;
}
