import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { useCurrentClient } from '@advisor/shell/current-client';
import { useArrival } from '../../loading/arrival';
import { useRouteFacts } from '../use-route-handle';
import { CaseChangedBar } from './CaseChangedBar';
import { CaseMenu } from './CaseMenu';
import { ClientPanel } from './ClientPanel';
import { StagePath } from './StagePath';
import { addCaseFrameTexts } from './texts';

addCaseFrameTexts();

/** How the stages of a case stand. What is done on one screen shows on the next. */
function useStages(caseId: number | undefined) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const asked = useRef(pathname);
  useEffect(() => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    const filters = { queryKey: [caseCalls.stages.id], type: 'active', stale: true } as const;
    void queryClient.refetchQueries(filters, { cancelRefetch: false });
  }, [queryClient, pathname]);
  return useQuery({
    ...operationQuery(
      caseCalls.stages,
      { params: { caseId: caseId ?? 0 } },
      { meta: { allowFailure: true } },
    ),
    enabled: caseId !== undefined,
  });
}

/** Whether there is no such case for the user: the screen says so. */
function useIsRefused(caseId: number | undefined): boolean {
  const { error } = useQuery({
    ...operationQuery(caseCalls.get, { params: { caseId: caseId ?? 0 } }),
    enabled: false,
  });
  return isApiError(error) && (error.status === 403 || error.status === 404);
}

/** Above every screen of a case: whose it is, how far it has come, and where its parts are. */
export function CaseFrame() {
  const client = useCurrentClient();
  const { isAwaited } = useArrival();
  const { caseId: addressed } = useRouteFacts();
  const isOfNext = isAwaited && addressed !== client.caseId;
  // Of a page that was just opened the address alone speaks: the screen below is not pushed down later.
  const caseId = isOfNext ? addressed : (client.caseId ?? addressed);
  const stages = useStages(caseId);
  const isRefused = useIsRefused(caseId);
  if (isRefused || (caseId === undefined && !isOfNext)) return null;
  const known = isOfNext ? undefined : client;
  const salesArrangementId = stages.data?.salesArrangementId ?? known?.salesArrangementId;
  return (
    <div className="host-case">
      <ClientPanel caseId={caseId} client={known} />
      <StagePath caseId={caseId} stages={stages} />
      {caseId !== undefined && <CaseMenu caseId={caseId} salesArrangementId={salesArrangementId} />}
      <CaseChangedBar caseId={caseId} />
    </div>
  );
}
