import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { systemNotificationRoutes } from './areas/system-notification/routes';

export default {
  name: 'admin',
  contractVersion: hostContractVersion,
  routes: systemNotificationRoutes,
} satisfies RemoteModule;
