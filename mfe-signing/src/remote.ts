import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { createRoutes } from './routes';
import { translations } from './texts';

const documentsWidget = () => import('./features/widget/DocumentsWidget');

export default {
  name: 'signing',
  contractVersion: hostContractVersion,
  routes: createRoutes,
  translations,
  slots: {
    'case-detail.documents': documentsWidget,
    'loan-hub.documents-signing': documentsWidget,
  },
} satisfies RemoteModule;
