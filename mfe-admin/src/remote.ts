import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { bankSettingsRoutes } from './areas/bank-settings/routes';
import { changeCaseOwnerRoutes } from './areas/change-case-owner/routes';
import { accessJournalRoutes } from './areas/access-journal/routes';
import { ratesRoutes } from './areas/rates/routes';
import { sessionsRoutes } from './areas/sessions/routes';
import { stateRoutes } from './areas/state/routes';
import { systemNotificationRoutes } from './areas/system-notification/routes';
import { userNotificationRoutes } from './areas/user-notification/routes';

export default {
  name: 'admin',
  contractVersion: hostContractVersion,
  routes: (context) => [
    ...changeCaseOwnerRoutes(context),
    ...systemNotificationRoutes(context),
    ...userNotificationRoutes(context),
    ...accessJournalRoutes(context),
    ...sessionsRoutes(context),
    ...ratesRoutes(context),
    ...stateRoutes(context),
    ...bankSettingsRoutes(context),
  ],
} satisfies RemoteModule;
