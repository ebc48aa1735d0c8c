import { call, type CallResponse } from '@advisor/api-client/call';
import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { formatDateTime } from '@advisor/i18n/format';
import { useChange } from '@advisor/shell/use-change';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type Session = CallResponse<typeof sessionCalls.ownSessions>[number];

/** The page lives without it, as beside a back end of the release before. */
const ownSessionsQuery = () =>
  operationQuery(sessionCalls.ownSessions, {}, { meta: { allowFailure: isNoNews } });
const isNoNews = (error: unknown): boolean => !(isApiError(error) && error.status === 401);

/** What has ended by itself is ended. */
const ignoreGone = (error: unknown) => {
  if (!isApiError(error) || error.status !== 404) throw error;
};

/** In which browsers one is signed in; the others can be ended from here. */
export function OwnSessions() {
  const { t } = useTranslation('userInfo');
  const { data } = useQuery({ ...ownSessionsQuery(), staleTime: 0 });
  if (data === undefined) return null;
  return (
    <Section title={t('sessions.title')}>
      <PlainTable
        label={t('sessions.title')}
        narrow="list"
        rows={data}
        rowKey={({ sessionId }) => sessionId}
        columns={[
          {
            title: t('sessions.from'),
            isText: true,
            render: ({ device, network, isOwn, isFrame }) => (
              <>
                {device ?? t('sessions.unknown')}
                <div className="host-muted">
                  {[isOwn && t('sessions.own'), isFrame && t('sessions.frame'), network]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </>
            ),
          },
          {
            title: t('sessions.began'),
            isText: true,
            render: ({ beganOn }) => formatDateTime(beganOn),
          },
          {
            title: t('sessions.active'),
            isText: true,
            render: ({ lastActiveOn }) => formatDateTime(lastActiveOn),
          },
          {
            title: t('sessions.action'),
            isTitleHidden: true,
            isText: true,
            render: (session) => !session.isOwn && <EndButton session={session} />,
          },
        ]}
      />
    </Section>
  );
}

function EndButton({ session: { sessionId, device, beganOn } }: { session: Session }) {
  const { t } = useTranslation('userInfo');
  const end = useChange({
    key: [sessionCalls.endOwnSession.id, sessionId],
    call: () => call(sessionCalls.endOwnSession, { params: { sessionId } }).catch(ignoreGone),
    invalidates: [sessionCalls.ownSessions.id],
    success: t('sessions.ended'),
  });
  return (
    <Button
      size="small"
      loading={end.isRunning}
      aria-label={t('sessions.endOf', {
        device: device ?? t('sessions.unknown'),
        began: formatDateTime(beganOn),
      })}
      onClick={() => end.run()}
    >
      {t('sessions.end')}
    </Button>
  );
}
