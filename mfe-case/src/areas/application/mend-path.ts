import { caseAddresses } from '@advisor/addresses/case';
import { modelationAddresses } from '@advisor/addresses/modelation';
import type { ArrangementReference } from '../../arrangement/arrangement.queries';

/** Screens on which a reason can be mended. */
export const mendPath: Record<
  'household' | 'modelation',
  (reference: ArrangementReference) => string
> = {
  household: caseAddresses.household.to,
  modelation: modelationAddresses.loanHubModelation.to,
};
