import type { CallResponse } from '@advisor/api-client/call';
import type { adminCalls } from '@advisor/contracts/admin/calls';
import { formatDateTime, formatNumber } from '@advisor/i18n/format';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { Ended, Session } from './sessions.queries';

interface SessionListProps {
  found: CallResponse<typeof adminCalls.searchSessions>;
  onEnd: (ended: Ended) => void;
}

/** Who is signed in, the last active one first; one's own session ends by signing out. */
export function SessionList({ found: { sessions, total }, onEnd }: SessionListProps) {
  const { t } = useTranslation('admin-sessions');
  const count = t('list.count', { count: total });
  const marks = ({ isOwn, isFrame }: Session) =>
    [isOwn && t('list.own'), isFrame && t('list.frame')].filter(Boolean).join(', ');
  return (
    <Section title={t('list.title')}>
      <LiveRegion>{count}</LiveRegion>
      <p className="adv-muted">
        {sessions.length < total
          ? t('list.shown', { shown: formatNumber(sessions.length), total: formatNumber(total) })
          : count}
      </p>
      {sessions.length === 0 ? (
        <p>{t('list.none')}</p>
      ) : (
        <PlainTable
          label={t('list.title')}
          narrow="list"
          rows={sessions}
          rowKey={({ sessionId }) => sessionId}
          columns={[
            {
              title: t('list.by'),
              isText: true,
              render: (session) => (
                <div>
                  {session.name}
                  <div className="adv-muted">{marks(session)}</div>
                </div>
              ),
            },
            {
              title: t('list.from'),
              isText: true,
              render: ({ device, network }) => (
                <div>
                  {device ?? t('list.unknown')}
                  <div className="adv-muted">{network}</div>
                </div>
              ),
            },
            {
              title: t('list.began'),
              isText: true,
              render: ({ beganOn }) => formatDateTime(beganOn),
            },
            {
              title: t('list.active'),
              isText: true,
              render: ({ lastActiveOn }) => formatDateTime(lastActiveOn),
            },
            {
              title: t('list.actions'),
              isTitleHidden: true,
              isText: true,
              render: (session) =>
                !session.isOwn && (
                  <div className="adv-actions">
                    {(['one', 'person'] as const).map((kind) => (
                      <Button
                        key={kind}
                        size="small"
                        aria-label={`${t(`action.${kind}`)}: ${session.name}`}
                        onClick={() => onEnd({ kind, session })}
                      >
                        {t(`action.${kind}`)}
                      </Button>
                    ))}
                  </div>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
