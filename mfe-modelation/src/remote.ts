import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { createRoutes } from './routes';
import { translations } from './texts';

export default {
  name: 'modelation',
  contractVersion: hostContractVersion,
  routes: createRoutes,
  translations,
} satisfies RemoteModule;
