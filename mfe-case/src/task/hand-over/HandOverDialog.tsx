import type { ArrangementReference } from '@advisor/case/case.queries';
import type { CallResponse } from '@advisor/api-client/call';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { Modal } from '@advisor/ui/overlay';
import { useTranslation } from 'react-i18next';
import { OpenTask } from '../OpenTask';
import { HandOverForm } from './HandOverForm';
import '../task.css';
import '../texts';

interface HandOverDialogProps {
  open: boolean;
  reference: ArrangementReference;
  /** The handover that is open; without one the dialog makes it. */
  current: CallResponse<typeof taskCalls.currentHandover>['task'];
  onClose: () => void;
}

/** Hands the case over to a mortgage specialist, or shows how the handover stands. */
export function HandOverDialog({ open, reference, current, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('case-task');
  return (
    <Modal
      open={open}
      title={t('handOver.title')}
      footer={null}
      width={560}
      destroyOnHidden
      onCancel={onClose}
    >
      {current ? (
        <OpenTask caseId={reference.caseId} taskId={current.taskId} onClose={onClose} />
      ) : (
        <HandOverForm reference={reference} onDone={onClose} />
      )}
    </Modal>
  );
}
