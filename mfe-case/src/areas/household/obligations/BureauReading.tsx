import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { permission } from '@advisor/contracts/permissions';
import { useLiveQueries } from '@advisor/shell/live';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { formatDateTime, formatPercent } from '@advisor/i18n/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { exposureRefreshQuery, useExposureRefresh } from './obligations.queries';
import '../texts';

interface BureauReadingProps {
  salesArrangementId: number;
  isLocked: boolean;
}

/** Reads everybody's obligations from the credit bureau; it goes on while nobody looks. */
export function BureauReading({ salesArrangementId, isLocked }: BureauReadingProps) {
  const { t } = useTranslation('case-household');
  const queryClient = useQueryClient();
  const refresh = useExposureRefresh(salesArrangementId);
  const enabled = usePermission(permission.viewRequestedObligations);
  const { data } = useQuery({ ...exposureRefreshQuery(salesArrangementId), enabled });
  const isRunning = data?.state === 'running';
  useLiveQueries('jobs', isRunning ? [obligationCalls.exposureRefresh.id] : []);
  const before = useRef(data?.state);
  useEffect(() => {
    // Ended while somebody looks: the lists show what it found, even of the first people only.
    if (before.current === 'running' && (data?.state === 'done' || data?.state === 'failed')) {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [id] }) => id === 'obligation.list',
      });
    }
    before.current = data?.state;
  }, [data?.state, queryClient]);
  if (!enabled || data === undefined) return null;
  return (
    <div>
      {data.state === 'failed' && <InfoBar severity="warning" title={t('bureau.failed')} />}
      {!isLocked && (
        <Button
          size="small"
          loading={isRunning || refresh.isRunning}
          onClick={() => refresh.run(undefined)}
        >
          {isRunning
            ? t('bureau.running', { share: formatPercent(data.progress * 100, { decimals: 0 }) })
            : t('bureau.read')}
        </Button>
      )}
      {data.refreshedOn !== undefined && (
        <span className="people-list__note">
          {t('bureau.readOn', { date: formatDateTime(data.refreshedOn) })}
        </span>
      )}
      {data.unidentifiedCount > 0 && (
        <span className="people-list__note">
          {t('bureau.unidentified', { count: data.unidentifiedCount })}
        </span>
      )}
    </div>
  );
}
