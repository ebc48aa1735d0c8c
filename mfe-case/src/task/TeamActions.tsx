import { FormActions } from '@advisor/ui/components/FormActions';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssignTask } from './task.mutations';
import type { TaskDetail } from './task.queries';

interface TakeTaskProps {
  caseId: number;
  task: TaskDetail;
  onTaken: () => void;
}

/** A task of the team that the user does not deal with: free, or a colleague's, which is asked first. */
export function TakeTask({ caseId, task, onTaken }: TakeTaskProps) {
  const { t } = useTranslation('case-task');
  const { taskId, assignedTo, assignedToId: from } = task;
  const take = useAssignTask(caseId, taskId, t('team.taken'));
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const run = () =>
    take.run(
      { isMine: true, ...(from !== undefined && { from }) },
      {
        onDone: onTaken,
        onRefused: ({ messages }) => {
          setAsked(false);
          setRefusal(messages[0]?.message ?? t('ended'));
        },
      },
    );
  return (
    <>
      {refusal !== undefined && <InfoBar severity="warning" title={refusal} />}
      <p className="adv-muted">
        {from === undefined ? t('team.free') : t('team.ofColleague', { name: assignedTo })}
      </p>
      <FormActions>
        <Button
          type="primary"
          loading={take.isRunning}
          onClick={() => (from === undefined ? run() : setAsked(true))}
        >
          {t(from === undefined ? 'team.take' : 'team.takeFrom')}
        </Button>
      </FormActions>
      <Question
        open={isAsked}
        title={t('team.question')}
        confirmLabel={t('team.takeFrom')}
        cancelLabel={t('notYet')}
        loading={take.isRunning}
        onConfirm={run}
        onCancel={() => setAsked(false)}
      >
        {t('team.consequence', { name: assignedTo })}
      </Question>
    </>
  );
}

interface GiveBackProps {
  caseId: number;
  taskId: number;
  disabled: boolean;
  onRefused: (reason: string) => void;
}

/** Whoever of the team has time takes it then. */
export function GiveBack({ caseId, taskId, disabled, onRefused }: GiveBackProps) {
  const { t } = useTranslation('case-task');
  const { run, isRunning } = useAssignTask(caseId, taskId, t('team.given'));
  return (
    <Button
      loading={isRunning}
      disabled={disabled}
      onClick={() =>
        run(
          { isMine: false },
          { onRefused: ({ messages }) => onRefused(messages[0]?.message ?? t('ended')) },
        )
      }
    >
      {t('team.giveBack')}
    </Button>
  );
}
