import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { caseDetailSlots } from '@advisor/slots/case';
import { fill } from '@advisor/slots/slot';
import { extraPaymentRoutes } from './areas/extra-payment/routes';
import { overviewRoutes } from './areas/overview/routes';
import { refixationRoutes } from './areas/refixation/routes';
import { retentionRoutes } from './areas/retention/routes';

export default {
  name: 'refinancing',
  contractVersion: hostContractVersion,
  routes: (context) => [
    ...extraPaymentRoutes(context),
    ...refixationRoutes(context),
    ...retentionRoutes(context),
    ...overviewRoutes(context),
  ],
  slots: {
    ...fill(caseDetailSlots.refinancing, () => import('./areas/overview/RefinancingOfCase')),
    ...fill(
      caseDetailSlots['extra-payment'],
      () => import('./areas/extra-payment/ExtraPaymentOfCase'),
    ),
  },
} satisfies RemoteModule;
