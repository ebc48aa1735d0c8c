import type { CallResponse } from '@advisor/api-client/call';
import { formatMonth, formatTime, formatDate } from '@advisor/i18n/format';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import {
  CheckOutlined,
  CreditCardOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  SettingOutlined,
  SignatureOutlined,
  SwapOutlined,
} from '@advisor/ui/icons';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { timelineQuery } from '../../../case/case.queries';
import { Loaded } from '../../../case/Loaded';

type TimelineEvent = CallResponse<'case.timeline'>[number];

const kindIcons: Record<TimelineEvent['kind'], ComponentType<{ 'aria-hidden'?: boolean }>> = {
  case: FolderOpenOutlined,
  application: FileTextOutlined,
  signing: SignatureOutlined,
  drawing: SwapOutlined,
  payment: CreditCardOutlined,
  service: SettingOutlined,
  task: CheckOutlined,
};

/** Events under the months in which they happened, both newest first. */
function byMonth(events: readonly TimelineEvent[]): Map<string, TimelineEvent[]> {
  const months = new Map<string, TimelineEvent[]>();
  for (const event of events) {
    const month = formatMonth(event.happenedOn);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return months;
}

/** What happened to the case. */
export function TimelineSection({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case');
  return (
    <Loaded
      query={useQuery(timelineQuery(caseId))}
      skeleton={<Skeleton rows={8} />}
      failure={t('detail.failed.timeline')}
    >
      {(events) =>
        events.length === 0 ? (
          <EmptyState icon={<HistoryOutlined />} title={t('detail.timeline.empty')} />
        ) : (
          [...byMonth(events)].map(([month, inMonth]) => (
            <section key={month} className="timeline">
              <h3 className="timeline__month">{month}</h3>
              <ol className="timeline__events">
                {inMonth.map((event) => (
                  <TimelineItem key={event.id} event={event} />
                ))}
              </ol>
            </section>
          ))
        )
      }
    </Loaded>
  );
}

function TimelineItem({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation('case');
  const { happenedOn, kind, title, description, userName } = event;
  const Icon = kindIcons[kind];
  return (
    <li className="timeline__event">
      <span className="timeline__icon" title={t(`detail.timeline.kind.${kind}`)}>
        <Icon aria-hidden />
        <VisuallyHidden>{t(`detail.timeline.kind.${kind}`)}</VisuallyHidden>
      </span>
      <div>
        <p className="timeline__title">{title}</p>
        {description && <p className="timeline__description">{description}</p>}
        <p className="timeline__when">
          <time dateTime={happenedOn}>
            {formatDate(happenedOn)} {formatTime(happenedOn)}
          </time>
          {' · '}
          {userName ?? t('detail.timeline.system')}
        </p>
      </div>
    </li>
  );
}
