import { FormActions } from '@advisor/ui/components/FormActions';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFinishTask } from './task.mutations';
import type { TaskDetail } from './task.queries';

interface TakeNoteProps {
  caseId: number;
  task: TaskDetail;
  onClose: () => void;
}

/** What the bank only tells is not answered: whose case it is says that they have read it. */
export function TakeNote({ caseId, task, onClose }: TakeNoteProps) {
  const { t } = useTranslation('case-task');
  const finish = useFinishTask(caseId, task.taskId, { done: t('noted') });
  const [refusal, setRefusal] = useState<string>();
  const note = () =>
    finish.run(
      {},
      {
        onDone: onClose,
        onRefused: ({ messages }) => setRefusal(messages[0]?.message ?? t('ended')),
      },
    );
  return (
    <>
      {refusal !== undefined && <InfoBar severity="warning" title={refusal} />}
      {task.canBeFinished && (
        <FormActions>
          <Button type="primary" loading={finish.isRunning} onClick={note}>
            {t('takeNote')}
          </Button>
        </FormActions>
      )}
    </>
  );
}
