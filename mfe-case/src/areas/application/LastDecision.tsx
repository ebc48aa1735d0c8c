import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { operationUrl } from '@advisor/api-client/call';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import type { DecisionKind } from '@advisor/contracts/decision/codes';
import { formatDateTime } from '@advisor/i18n/format';
import { InfoBar, type InfoSeverity } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { decisionQuery } from './decision.queries';

const severities: Record<DecisionKind, InfoSeverity> = {
  sent: 'info',
  approved: 'success',
  refused: 'warning',
  returned: 'warning',
};

/** How the application stands with the bank: who has it, what was decided and why. */
export function LastDecision({ reference }: { reference: ArrangementReference }) {
  const { t } = useTranslation('case-application');
  const { salesArrangementId } = reference;
  const { deciding, history } = usePrefetchedQuery(decisionQuery(salesArrangementId)).data;
  const last = history.at(-1);
  const toDecide = (
    <Link to={caseAddresses.loanDecision.to(reference)}>{t('decision.decide')}</Link>
  );
  if (last === undefined) {
    return deciding.isAllowed ? (
      <InfoBar severity="info" title={t('decision.waits')} action={toDecide} />
    ) : null;
  }
  const facts = { name: last.userName, date: formatDateTime(last.happenedOn) };
  const letter = (
    <a href={operationUrl(decisionCalls.letter, { params: { salesArrangementId } })} download>
      {t('decision.letter')}
    </a>
  );
  return (
    <InfoBar
      severity={severities[last.kind]}
      title={t(`decision.${last.kind}`)}
      description={
        last.reason === undefined
          ? t('decision.sentBy', facts)
          : t('decision.by', { reason: last.reason, ...facts })
      }
      action={deciding.isAllowed ? toDecide : last.kind === 'refused' && letter}
    />
  );
}
