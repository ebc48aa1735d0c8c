import { eq } from 'drizzle-orm';
import { caseDocuments } from '../../domain/case-documents/schema';
import type { Area } from '../area';
import { filesToLookAt } from './client-requests/files-to-look-at';
import { clientSentPapers } from './client-requests/notifications';
import { outdatedFiles } from './outdated';
import { registerCaseDocuments } from './routes';
import { caseDocumentSettings } from './settings';

export const area: Area = {
  register: registerCaseDocuments,
  outdated: outdatedFiles,
  settings: caseDocumentSettings,
  menu: async ({ db, row }) => [
    {
      section: 'documents',
      isActive: true,
      count: await db.$count(caseDocuments, eq(caseDocuments.caseId, row.id)),
    },
  ],
  today: filesToLookAt,
  notifications: [clientSentPapers],
};
