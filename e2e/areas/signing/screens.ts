import { type Screen, withText } from '../../support/screen';
import { signingCase, signingDocument, signingPath } from '../../support/signing';

export const signingScreens: readonly Screen[] = [
  {
    name: 'documents to sign',
    path: async (api) => `/mortgage/documents-signing?caseId=${await signingCase(api)}`,
    ready: (page) => page.getByRole('table', { name: 'Dokumenty k podpisu' }).waitFor(),
  },
  {
    name: 'signing of a document',
    path: () => signingPath(signingDocument.threeGroups),
    ready: withText('Tři skupiny'),
  },
  {
    name: 'signing on paper',
    path: () => signingPath(signingDocument.waitingForScan),
    ready: withText('Vytiskněte dokument.'),
  },
  {
    name: 'document that could not be processed',
    path: () => signingPath(signingDocument.failedProcessing),
    ready: withText('Zpracování dokumentu se nezdařilo'),
  },
  {
    name: 'new document to sign',
    path: async (api) => `/mortgage/documents-signing/new?caseId=${await signingCase(api)}`,
    ready: withText('Souhlas se zpracováním osobních údajů'),
  },
];
