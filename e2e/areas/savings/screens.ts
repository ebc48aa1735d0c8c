import { begins, ownSavings } from '../../support/modelation';
import type { Screen } from '../../support/screen';

export const savingsScreens: readonly Screen[] = [
  {
    name: 'modelation of building savings',
    path: () => '/modelation/bulding-savings',
    ready: begins,
  },
  {
    name: 'building savings within a case',
    path: async (api) =>
      `/building-savings/modelation/${(await ownSavings(api)).salesArrangementId}`,
    ready: begins,
  },
];
