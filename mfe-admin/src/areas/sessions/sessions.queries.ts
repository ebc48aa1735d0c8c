import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { isGone } from '@advisor/forms/record/use-record-form';
import { useLiveQueries } from '@advisor/shell/live';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

export type Session = CallResponse<typeof adminCalls.searchSessions>['sessions'][number];

/** Between two looks at who is active, ms. */
const refreshMs = 30_000;

/** The words mean too many people: the form says so. */
const isUnclear = (error: unknown): boolean => isApiError(error) && error.status === 400;

/** @param employee whose; absent: everybody's */
export const sessionsQuery = (employee?: string) => ({
  ...operationQuery(
    adminCalls.searchSessions,
    { body: employee === undefined ? {} : { employee } },
    { background: 'again', meta: { allowFailure: isUnclear } },
  ),
  // Nobody tells that a session has gone on, or was idle for too long.
  refetchInterval: refreshMs,
});

/** People come and go. */
export const useLiveSessions = () => useLiveQueries('sessions', [adminCalls.searchSessions.id]);

export type Ended =
  | { kind: 'one' | 'person'; session: Session }
  | { kind: 'all'; session?: undefined };

/** What has ended by itself is ended. */
const ignoreGone = (error: unknown) => {
  if (!isGone(error)) throw error;
};

/** Ends one session, all of its person, or everybody's but one's own. */
export function useEndSessions({ kind, session }: Ended) {
  const { t } = useTranslation('admin-sessions');
  return useChange({
    key: ['admin.sessions.end', kind, session?.sessionId],
    call: async () => {
      if (session === undefined) await call(adminCalls.endAllSessions, {});
      else if (kind === 'one')
        await call(adminCalls.endSession, { params: { sessionId: session.sessionId } }).catch(
          ignoreGone,
        );
      else await call(adminCalls.endSessions, { params: { userId: session.userId } });
    },
    invalidates: ['admin.sessions'],
    success: t(`question.${kind}.done`),
  });
}
