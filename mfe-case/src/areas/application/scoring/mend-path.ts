import { modelationAddresses } from '@advisor/addresses/modelation';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';

/** Screens on which a reason can be mended. */
export const mendPath: Partial<
  Record<'household' | 'modelation', (reference: ArrangementReference) => string>
> = {
  modelation: modelationAddresses.loanHubModelation.to,
};
