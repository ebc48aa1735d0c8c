import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseChangeKind, CaseMessage } from '@advisor/contracts/live/messages';
import { useLiveCase } from '@advisor/shell/live';
import { queriesOf } from '@advisor/shell/queries-of';

/** What others have changed of a case since it was read. */
export interface CaseChanges {
  /** Names of employees, each once; none: nobody knows, or the bank itself. */
  by: readonly string[];
  kinds: readonly CaseChangeKind[];
}

/** No change of a case changes these. */
const isOfOthers = queriesOf(['codebooks', 'loggedInUser', 'usersNotifications', 'banners']);

const merged = <Item>(before: readonly Item[] = [], added: readonly Item[] = []): Item[] => [
  ...new Set([...before, ...added]),
];

const caseQuery = (caseId: number) => operationQuery(caseCalls.get, { params: { caseId } });

/** When the case was last changed, as far as the page has read; undefined once the page changes something. */
function useReadChange(caseId: number) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...caseQuery(caseId), enabled: false });
  const knownRef = useRef<string>(undefined);
  useEffect(() => {
    knownRef.current = data?.lastChangedOn;
  }, [data]);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const isChange = type === 'updated' && !mutation.meta?.isRead;
        if (isChange && mutation.state.status === 'success') knownRef.current = undefined;
      }),
    [queryClient],
  );
  return knownRef;
}

/**
 * Follows what others change of the open case. Nothing on the screen is read anew by itself, since
 * somebody may be typing there; what is shown next is.
 * @param caseId undefined: none is open, or there is no such case for the user
 * @returns `changes` until they are shown, put aside, or another screen is opened
 */
export function useCaseChanges(caseId: number | undefined) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const knownRef = useReadChange(caseId ?? 0);
  const place = `${caseId} ${pathname}`;
  const [found, setFound] = useState<CaseChanges & { place: string }>();
  const changes = found?.place === place ? found : undefined;

  const note = (message?: CaseMessage) => {
    const filters = { predicate: (query: Parameters<typeof isOfOthers>[0]) => !isOfOthers(query) };
    void queryClient.invalidateQueries({ ...filters, refetchType: 'none' });
    setFound({
      place,
      by: merged(changes?.by, message?.by === undefined ? [] : [message.by]),
      kinds: merged(changes?.kinds, message?.changes),
    });
  };
  const look = async () => {
    const before = knownRef.current;
    const now = await call(
      caseCalls.get,
      { params: { caseId: caseId ?? 0 } },
      { background: true },
    ).catch(() => undefined);
    // Of another case by now, or changed by the page itself.
    if (now === undefined || knownRef.current !== before) return;
    knownRef.current = now.lastChangedOn;
    if (before !== undefined && before !== now.lastChangedOn) note();
  };
  useLiveCase(caseId, (message) => {
    if (message) note(message);
    else void look();
  });

  const putAside = useCallback(() => setFound(undefined), []);
  const show = useCallback(() => {
    setFound(undefined);
    void queryClient.invalidateQueries({ predicate: (query) => !isOfOthers(query) });
  }, [queryClient]);
  return { changes, show, putAside };
}
