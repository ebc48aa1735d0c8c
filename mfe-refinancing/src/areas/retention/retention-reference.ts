import { parseIdentifier } from '@advisor/shell/route-identifiers';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

export interface RetentionReference {
  caseId: number;
  processId: number;
}

/** @throws a 404 without numbers in the address */
export function retentionReference(params: LoaderFunctionArgs['params']): RetentionReference {
  const [caseId, processId] = [params.caseId, params.processId].map(parseIdentifier);
  if (caseId === undefined || processId === undefined) throw data(undefined, { status: 404 });
  return { caseId, processId };
}
