import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { caseDetailSlots, householdSlots } from '@advisor/slots/case';
import { modelationSlots } from '@advisor/slots/modelation';
import { fill } from '@advisor/slots/slot';
import { orderRoutes } from './areas/orders/routes';
import { overviewRoutes } from './areas/overview/routes';
import { resultRoutes } from './areas/results/routes';
import { specificationRoutes } from './areas/specification/routes';

export default {
  name: 'valuation',
  contractVersion: hostContractVersion,
  routes: (context) => [
    ...overviewRoutes(context),
    ...specificationRoutes(context),
    ...orderRoutes(context),
    ...resultRoutes(context),
  ],
  slots: {
    ...fill(caseDetailSlots['real-estate'], () => import('./areas/overview/RealEstateOfCase')),
    ...fill(householdSlots.collateral, () => import('./areas/overview/CollateralOfHousehold')),
    ...fill(modelationSlots.collateral, () => import('./areas/overview/CollateralOfForm')),
  },
} satisfies RemoteModule;
