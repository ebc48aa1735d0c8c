import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CallResponse } from '@advisor/api-client/call';
import type { caseCalls } from '@advisor/contracts/case/calls';
import { caseStage } from '@advisor/contracts/case/stages';
import { codeName } from '@advisor/contracts/code-name';
import { isUnder } from '@advisor/deployment/path-rules';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { CheckOutlined } from '@advisor/ui/frame-icons';
import { InfoCircleOutlined, LockOutlined, WarningOutlined } from '@advisor/ui/icons';
import { useHost } from '../../host-context';
import { useArrival } from '../../loading/arrival';
import { stageLink } from './case-links';
import { centreInLine } from './centre-in-line';
import { Reason } from './Reason';

type Stages = CallResponse<typeof caseCalls.stages>;
type Stage = Stages['stages'][number];

/** The number of a stage as long as there is no more to say of it. */
function Mark({ state, number }: Pick<Stage, 'state'> & { number: number }) {
  return (
    <span className="host-stage__mark" aria-hidden>
      {state === 'done' && <CheckOutlined />}
      {state === 'blocked' && <LockOutlined />}
      {state === 'error' && <WarningOutlined />}
      {(state === 'current' || state === 'ready') && number}
    </span>
  );
}

interface StageItemProps {
  stage: Stage;
  number: number;
  isCurrent: boolean;
  to: string | undefined;
}

function StageItem({ stage: { stage, state, missing }, number, isCurrent, to }: StageItemProps) {
  const { t } = useTranslation('case-frame');
  const { prefetchPath } = useHost();
  const { pathname } = useArrival().target;
  const name = codeName(caseStage, stage);
  const content = (
    <>
      <Mark state={state} number={number} />
      {name}
      <VisuallyHidden>{t(`state.${state}`)}</VisuallyHidden>
    </>
  );
  const isClosed = state === 'blocked' && missing.length > 0;
  const isHere = to !== undefined && isUnder(pathname, to.split('?', 1)[0]!);
  return (
    <li
      data-state={state}
      ref={isCurrent ? centreInLine : undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {isClosed && (
        <Reason className="host-stage" sentences={missing}>
          {content}
        </Reason>
      )}
      {!isClosed && to !== undefined && (
        <Link
          className="host-stage"
          to={to}
          aria-current={isHere ? 'page' : undefined}
          onMouseEnter={() => prefetchPath(to)}
          onFocus={() => prefetchPath(to)}
        >
          {content}
        </Link>
      )}
      {!isClosed && to === undefined && <span className="host-stage">{content}</span>}
      {!isClosed && missing.length > 0 && (
        <Reason
          className="host-stage__more"
          label={t('missing', { stage: name })}
          sentences={missing}
        >
          <InfoCircleOutlined aria-hidden />
        </Reason>
      )}
    </li>
  );
}

/** The stage that the case is at: what is next, or else the last one that is not finished. */
function currentStage({ stages, next }: Stages): Stage['stage'] | undefined {
  const open = stages.find(({ state }) => state === 'current' || state === 'error');
  return next?.stage ?? (open ?? stages.find(({ state }) => state === 'ready'))?.stage;
}

interface StagePathProps {
  /** Undefined while it is not known which one it is. */
  caseId: number | undefined;
  stages: Pick<UseQueryResult<Stages>, 'data' | 'isError'>;
}

/** The way of a case from its first offer to the last instalment, and how far it has come. */
export function StagePath({ caseId, stages: { data, isError } }: StagePathProps) {
  const { t } = useTranslation('case-frame');
  const { registry } = useHost();
  const current = data && currentStage(data);
  return (
    <nav className="host-path" aria-label={t('path')} aria-busy={!data && !isError}>
      {isError && !data && <p className="host-muted">{t('pathFailed')}</p>}
      {data && caseId !== undefined && (
        <ol>
          {data.stages.map((stage, index) => (
            <StageItem
              key={stage.stage}
              stage={stage}
              number={index + 1}
              isCurrent={stage.stage === current}
              to={stageLink(registry, stage.stage, {
                caseId,
                salesArrangementId: data.salesArrangementId,
              })}
            />
          ))}
        </ol>
      )}
    </nav>
  );
}
