import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { caseDetailSlots, loanHubSlots } from '@advisor/slots/case';
import { fill } from '@advisor/slots/slot';
import { createRoutes } from './routes';
import { translations } from './texts';

const documentsWidget = () => import('./areas/documents/widget/DocumentsWidget');

export default {
  name: 'signing',
  contractVersion: hostContractVersion,
  routes: createRoutes,
  translations,
  slots: {
    ...fill(caseDetailSlots.documents, documentsWidget),
    ...fill(loanHubSlots.documentsSigning, documentsWidget),
  },
} satisfies RemoteModule;
