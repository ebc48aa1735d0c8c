import type { CallResponse } from '@advisor/api-client/call';
import type { caseCalls } from '@advisor/contracts/case/calls';
import { formatYear } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Section } from '@advisor/ui/components/Section';
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
import { timelineQuery } from '../../../../case/case.queries';
import { Loaded } from '@advisor/case/components/Loaded';

type TimelineEvent = CallResponse<typeof caseCalls.timeline>[number];

const kindIcons: Record<TimelineEvent['kind'], ComponentType<{ 'aria-hidden'?: boolean }>> = {
  case: FolderOpenOutlined,
  application: FileTextOutlined,
  signing: SignatureOutlined,
  drawing: SwapOutlined,
  payment: CreditCardOutlined,
  service: SettingOutlined,
  task: CheckOutlined,
};

/** Events under the years in which they happened, both newest first. */
function byYear(events: readonly TimelineEvent[]): Map<string, TimelineEvent[]> {
  const years = new Map<string, TimelineEvent[]>();
  for (const event of events) {
    const year = formatYear(event.happenedOn);
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  return years;
}

/** What happened to the case. */
export function TimelineSection({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-file');
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
          <Section>
            {[...byYear(events)].map(([year, inYear]) => (
              <div key={year} className="timeline">
                <h2 className="timeline__year">{year}</h2>
                <ol className="timeline__events">
                  {inYear.map((event) => (
                    <TimelineItem key={event.id} event={event} />
                  ))}
                </ol>
              </div>
            ))}
          </Section>
        )
      }
    </Loaded>
  );
}

function TimelineItem({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation('case-file');
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
          <DateText value={happenedOn} as="dateTime" />
          {' · '}
          {userName ?? t('detail.timeline.system')}
        </p>
      </div>
    </li>
  );
}
