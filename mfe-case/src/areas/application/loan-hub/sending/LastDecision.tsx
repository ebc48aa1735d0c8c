import { operationUrl } from '@advisor/api-client/call';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import type { DecisionKind } from '@advisor/contracts/decision/codes';
import { formatDateTime } from '@advisor/i18n/format';
import { InfoBar, type InfoSeverity } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { decisionQuery } from '../../decision.queries';

const severities: Record<DecisionKind, InfoSeverity> = {
  sent: 'info',
  approved: 'success',
  refused: 'warning',
  returned: 'warning',
};

/** How the application stands with the bank: who has it, what was decided and why. */
export function LastDecision({ salesArrangementId }: { salesArrangementId: number }) {
  const { t } = useTranslation('case-application');
  const last = usePrefetchedQuery(decisionQuery(salesArrangementId)).data.history.at(-1);
  if (last === undefined) return null;
  const facts = { name: last.userName, date: formatDateTime(last.happenedOn) };
  return (
    <InfoBar
      severity={severities[last.kind]}
      title={t(`decision.${last.kind}`)}
      description={
        last.reason === undefined
          ? t('decision.sentBy', facts)
          : t('decision.by', { reason: last.reason, ...facts })
      }
      action={
        last.kind === 'refused' && (
          <a href={operationUrl(decisionCalls.letter, { params: { salesArrangementId } })} download>
            {t('decision.letter')}
          </a>
        )
      }
    />
  );
}
