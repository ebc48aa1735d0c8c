import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { caseDetailSlots } from '@advisor/slots/case';
import { fill } from '@advisor/slots/slot';
import { valuationSlots } from '@advisor/slots/valuation';
import { createRoutes } from './routes';
import { translations } from './texts';

export default {
  name: 'case',
  contractVersion: hostContractVersion,
  routes: createRoutes,
  translations,
  slots: {
    ...fill(caseDetailSlots.documents, () => import('./areas/documents/DocumentsSection')),
    ...fill(caseDetailSlots.tasks, () => import('./areas/tasks/TasksSection')),
    ...fill(valuationSlots.documents, () => import('./documents/picker/PickedDocuments')),
  },
} satisfies RemoteModule;
