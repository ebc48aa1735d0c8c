import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import type texts from './cs.json';
import { createRoutes } from './routes';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    case: typeof texts;
  }
}

export default {
  name: 'case',
  contractVersion: hostContractVersion,
  routes: createRoutes,
  translations: async () => ({ namespace: 'case', resources: await import('./cs.json') }),
} satisfies RemoteModule;
