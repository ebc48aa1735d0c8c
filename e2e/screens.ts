import { administrationScreens } from './areas/administration/screens';
import { applicationScreens } from './areas/application/screens';
import { caseFileDialogs } from './areas/case-file/dialogs';
import { caseFileScreens } from './areas/case-file/screens';
import { householdScreens } from './areas/household/screens';
import { loanScreens } from './areas/loan/screens';
import { overviewScreens } from './areas/overview/screens';
import { savingsScreens } from './areas/savings/screens';
import { signingScreens } from './areas/signing/screens';
import { refinancingScreens } from './areas/refinancing/screens';
import { valuationScreens } from './areas/valuation/screens';
import { platformScreens } from './platform/screens';
import type { Screen } from './support/screen';

/** Every screen of the product, for what has to hold on all of them. */
export const screens: readonly Screen[] = [
  ...platformScreens,
  ...administrationScreens,
  ...overviewScreens,
  ...caseFileScreens,
  ...applicationScreens,
  ...householdScreens,
  ...loanScreens,
  ...refinancingScreens,
  ...savingsScreens,
  ...signingScreens,
  ...valuationScreens,
];

/** What opens over a screen and is large enough to be looked at like one; no address leads to it. */
export const dialogs: readonly Screen[] = [...caseFileDialogs];
