import { firstRead } from '../first-read';
import { caseCalls } from './calls';

const params = { caseId: '{caseId}' } as const;

/** What every screen of a case reads, once its case is known. */
export const caseFrameReads = [
  firstRead(caseCalls.get, { params }),
  firstRead(caseCalls.stages, { params }),
  firstRead(caseCalls.menuFlags, { params }),
];
