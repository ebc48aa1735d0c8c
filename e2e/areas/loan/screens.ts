import { ofApplication } from '../../support/loan-hub';
import { begins, hubModelation } from '../../support/modelation';
import type { Screen } from '../../support/screen';

export const loanScreens: readonly Screen[] = [
  { name: 'modelation of a mortgage', path: () => '/modelation/mortgage', ready: begins },
  {
    name: 'modelation of a non-purpose mortgage',
    path: () => '/modelation/non-purpose-mortgage',
    ready: begins,
  },
  {
    name: 'modelation of an american mortgage',
    path: () => '/modelation/american-mortgage',
    ready: begins,
  },
  {
    name: 'modelation of an unsecured loan',
    path: () => '/modelation/unsecured-loan',
    ready: begins,
  },
  { name: 'modelation within a case', path: ofApplication(hubModelation), ready: begins },
];
