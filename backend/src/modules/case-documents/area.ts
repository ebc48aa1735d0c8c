import type { Area } from '../area';
import { outdatedFiles } from './outdated';
import { registerCaseDocuments } from './routes';
import { caseDocumentSettings } from './settings';

export const area: Area = {
  register: registerCaseDocuments,
  outdated: outdatedFiles,
  settings: caseDocumentSettings,
};
