import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { createRoutes } from './routes';

export default {
  name: 'case',
  contractVersion: hostContractVersion,
  routes: createRoutes,
  translations: async () => ({ namespace: 'case', resources: await import('./cs.json') }),
} satisfies RemoteModule;
