import { serverNow } from '@advisor/api-client/server-clock';
import { codeName } from '@advisor/contracts/code-name';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { DateText } from '@advisor/ui/components/DateText';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProcessStateChip } from '../../process/ProcessStateChip';
import { processPath } from './kinds';
import '../../process/texts';
import './overview.css';

interface ProcessListProps {
  label: string;
  caseId: number;
  /** Newest first. */
  processes: readonly RefinancingProcess[];
}

/** Processes with what they wait for, their days and what the user may do; each leads to its screen. */
export function ProcessList({ label, caseId, processes }: ProcessListProps) {
  return (
    <ul className="refinancing-processes" aria-label={label}>
      {processes.map((process) => (
        <li key={process.processId}>
          <ProcessItem caseId={caseId} process={process} />
        </li>
      ))}
    </ul>
  );
}

function ProcessItem({ caseId, process }: { caseId: number; process: RefinancingProcess }) {
  const { t } = useTranslation(['refinancing-overview', 'refinancing-process']);
  const { refinancingTypeId, state, document, signatureDeadline, actions = [] } = process;
  const isLate =
    state === refinancingState.signing.code &&
    signatureDeadline !== undefined &&
    signatureDeadline < bankDay(serverNow());
  const name = codeName(refinancingType, refinancingTypeId);
  const path = processPath(caseId, process);
  return (
    <>
      <div className="refinancing-process__head">
        {path === undefined ? <strong>{name}</strong> : <Link to={path}>{name}</Link>}
        <ProcessStateChip state={state} />
        {isLate && <StatusChip tone="warning" label={t('process.late')} />}
        {document?.state === 'failed' && (
          <StatusChip tone="error" label={t('refinancing-process:document.failed')} />
        )}
      </div>
      <p>
        {document?.state === 'making'
          ? t('refinancing-process:document.making')
          : t(`refinancing-process:state.${state}`)}
      </p>
      <p className="refinancing-process__days adv-muted">
        <Day label={t('refinancing-process:facts.createdOn')} value={process.createdOn} />
        <Day
          label={t('refinancing-process:facts.effectiveFrom')}
          value={state === refinancingState.cancelled.code ? undefined : process.effectiveFrom}
        />
        <Day label={t('refinancing-process:facts.signatureDeadline')} value={signatureDeadline} />
      </p>
      {actions.length > 0 && (
        <p className="adv-muted">
          {t('process.mayDo', {
            actions: actions.map((action) => t(`process.action.${action}`)).join(', '),
          })}
        </p>
      )}
    </>
  );
}

function Day({ label, value }: { label: string; value: string | undefined }): ReactNode {
  return (
    value !== undefined && (
      <span>
        {label} <DateText value={value} />
      </span>
    )
  );
}
