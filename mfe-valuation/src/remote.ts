import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { caseDetailSlots } from '@advisor/slots/case';
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
  slots: fill(caseDetailSlots['real-estate'], () => import('./areas/overview/RealEstateOfCase')),
} satisfies RemoteModule;
