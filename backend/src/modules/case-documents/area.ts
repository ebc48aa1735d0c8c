import type { Area } from '../area';
import { outdatedUploads } from './outdated';
import { registerCaseDocuments } from './routes';
import { caseDocumentSettings } from './settings';

export const area: Area = {
  register: registerCaseDocuments,
  outdated: outdatedUploads,
  settings: caseDocumentSettings,
};
