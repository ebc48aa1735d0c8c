import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { useLoaderData } from 'react-router-dom';
import { isOpen, refinancingParametersQuery } from '../../../process/process.queries';
import { FormerRefixation } from './FormerRefixation';
import type { RefixationReference } from './refixation.loader';
import { RefixationNow } from './RefixationNow';
import '../texts';

/** The next fixation of a case: what is offered, told and chosen; or one that has ended, as it was. */
export default function RefixationPage() {
  const { caseId, processId } = useLoaderData<RefixationReference>();
  const { processes } = usePrefetchedQuery(refinancingParametersQuery(caseId)).data;
  const process = processes.find((one) => one.processId === processId);
  return process && !isOpen(process) ? (
    <FormerRefixation key={process.processId} caseId={caseId} process={process} />
  ) : (
    <RefixationNow key={caseId} caseId={caseId} />
  );
}
