import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { modelationAddresses } from '@advisor/addresses/modelation';

/** Screens on which a reason can be mended; the household opens at whom it is about. */
export const mendPath: Record<
  'household' | 'modelation',
  (place: ArrangementReference & { person?: string | undefined }) => string
> = {
  household: caseAddresses.household.to,
  modelation: modelationAddresses.loanHubModelation.to,
};
