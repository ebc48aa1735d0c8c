import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { caseDetailSlots, loanHubSlots } from '@advisor/slots/case';
import { fill } from '@advisor/slots/slot';
import { createRoutes } from './routes';
import { translations } from './texts';

export default {
  name: 'signing',
  contractVersion: hostContractVersion,
  routes: createRoutes,
  translations,
  slots: {
    ...fill(caseDetailSlots.documents, () => import('./areas/documents/widget/WaitingDocuments')),
    ...fill(
      loanHubSlots.documentsSigning,
      () => import('./areas/documents/widget/DocumentsWidget'),
    ),
  },
} satisfies RemoteModule;
