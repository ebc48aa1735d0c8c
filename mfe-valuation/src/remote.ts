import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { caseDetailSlots } from '@advisor/slots/case';
import { fill } from '@advisor/slots/slot';
import { overviewRoutes } from './areas/overview/routes';

export default {
  name: 'valuation',
  contractVersion: hostContractVersion,
  routes: overviewRoutes,
  slots: fill(caseDetailSlots['real-estate'], () => import('./areas/overview/RealEstateOfCase')),
} satisfies RemoteModule;
