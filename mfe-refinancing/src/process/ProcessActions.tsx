import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import type { Change } from '@advisor/shell/use-change';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { SendOutlined, StopOutlined } from '@advisor/ui/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelProcess, useHandOverProcess } from './process.changes';
import './texts';

interface ProcessActionsProps {
  caseId: number;
  process: RefinancingProcess;
  /** Those of the kind of process, before the common ones. */
  children?: ReactNode;
}

/** Ends work on a process: what it allows now, each after a question that says what happens. */
export function ProcessActions({ caseId, process, children }: ProcessActionsProps) {
  const { processId, actions = [] } = process;
  const cancel = useCancelProcess({ caseId, processId }, process.version);
  const handOver = useHandOverProcess({ caseId, processId });
  return (
    <>
      {children}
      {actions.includes('handOver') && (
        <AskedAction kind="handOver" change={handOver} icon={<SendOutlined aria-hidden />} />
      )}
      {actions.includes('cancel') && (
        <AskedAction kind="cancel" change={cancel} icon={<StopOutlined aria-hidden />} danger />
      )}
    </>
  );
}

interface AskedActionProps {
  kind: 'cancel' | 'handOver';
  change: Change<void, unknown>;
  icon: ReactNode;
  danger?: boolean;
}

function AskedAction({ kind, change, icon, danger = false }: AskedActionProps) {
  const { t } = useTranslation('refinancing-process');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button danger={danger} icon={icon} onClick={() => setIsAsking(true)}>
        {t(`action.${kind}`)}
      </Button>
      <Question
        open={isAsking}
        title={t(`${kind}.question`)}
        confirmLabel={t(`action.${kind}`)}
        cancelLabel={t('action.keep')}
        danger={danger}
        loading={change.isRunning}
        onConfirm={() => change.run(undefined, { onDone: close, onRefused: close })}
        onCancel={close}
      >
        {t(`${kind}.consequence`)}
      </Question>
    </>
  );
}
