import { slot } from './slot';

interface CollateralOfForm {
  caseId: number;
  /** CZK, as it stands in the form. */
  value: number | null;
  onUse: (amount: number) => void;
}

export const modelationSlots = {
  /** Under the value of what the loan of a case is held against: what else is known of it. */
  collateral: slot<CollateralOfForm>('modelation.collateral'),
};
