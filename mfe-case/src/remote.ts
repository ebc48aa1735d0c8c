import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';

export default {
  name: 'case',
  contractVersion: hostContractVersion,
  routes: () => [],
  translations: async () => ({ namespace: 'case', resources: {} }),
} satisfies RemoteModule;
