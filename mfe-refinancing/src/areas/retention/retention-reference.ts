import { identifierIn } from '@advisor/case/address';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface RetentionReference {
  caseId: number;
  processId: number;
}

/** @throws a 404 without numbers in the address */
export function retentionReference(params: LoaderFunctionArgs['params']): RetentionReference {
  return {
    caseId: identifierIn({ params }, 'caseId'),
    processId: identifierIn({ params }, 'processId'),
  };
}
