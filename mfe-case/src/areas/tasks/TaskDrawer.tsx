import { taskType } from '@advisor/contracts/codebooks/task';
import { Drawer } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OpenTask } from '../../task/OpenTask';
import { priceExceptionQuery, type ListedTask } from '../../task/task.queries';

interface TaskDrawerProps {
  caseId: number;
  taskId: number;
  /** The same in the list, once that has come. */
  listed: ListedTask | undefined;
  onClose: () => void;
}

/** A task beside the list; its address is the list's with its number. */
export function TaskDrawer({ caseId, taskId, listed, onClose }: TaskDrawerProps) {
  const { t } = useTranslation('case-tasks');
  const isException = listed?.taskTypeId === taskType.priceException.code;
  const { data: current } = useQuery({ ...priceExceptionQuery(caseId), enabled: isException });
  const isCurrent = current?.task?.taskId === taskId;
  return (
    <Drawer open title={listed?.name ?? t('task')} size={520} onClose={onClose}>
      <div className="task-drawer">
        <OpenTask
          caseId={caseId}
          taskId={taskId}
          validTo={isCurrent ? current.validTo : undefined}
          onClose={onClose}
        />
      </div>
    </Drawer>
  );
}
