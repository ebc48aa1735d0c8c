import { signingAddresses, documentSigningPath } from '@advisor/addresses/signing';
import { signatureType } from '@advisor/contracts/codebooks/document';
import { taskType } from '@advisor/contracts/codebooks/task';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '@advisor/case/components/Loaded';
import { RequestedDiscounts } from './price-exception/RequestedDiscounts';
import { taskQuery, type TaskDetail } from './task.queries';
import { Conversation } from './Conversation';
import { TaskSubject } from './TaskSubject';
import { TaskReminder } from './reminder/TaskReminder';
import { TaskDue, TaskStateChip, TaskTurn } from './TaskFacts';
import { TakeNote } from './TakeNote';
import { TaskReply } from './TaskReply';

interface OpenTaskProps {
  caseId: number;
  taskId: number;
  /** Last day on which an approved price exception holds. */
  validTo?: string | undefined;
  onClose: () => void;
}

/** Something that was asked for: whose turn it is, what was written, and how it ends. */
export function OpenTask({ caseId, taskId, validTo, onClose }: OpenTaskProps) {
  const { t } = useTranslation('case-task');
  return (
    <Loaded
      query={useQuery(taskQuery(caseId, taskId))}
      skeleton={<Skeleton rows={6} />}
      failure={t('failed')}
    >
      {(task) => (
        <div className="task-detail">
          <Facts task={task} />
          {task.priceException && (
            <RequestedDiscounts priceException={task.priceException} validTo={validTo} />
          )}
          <TaskSubject caseId={caseId} task={task} />
          <Conversation caseId={caseId} messages={task.messages} />
          {task.isOpen && <TaskReminder caseId={caseId} task={task} />}
          <Continuation caseId={caseId} task={task} onClose={onClose} />
        </div>
      )}
    </Loaded>
  );
}

function Facts({ task }: { task: TaskDetail }) {
  const { t } = useTranslation('case-task');
  const { isOpen, isWaitingForAdvisor, assignedTo, createdBy, createdOn, dueOn } = task;
  /** Otherwise it is their turn, which is said already. */
  const isNamed = !isOpen || isWaitingForAdvisor;
  return (
    <DescriptionList
      items={[
        { label: t('state'), value: <TaskStateChip task={task} /> },
        ...(isOpen ? [{ label: t('turn'), value: <TaskTurn task={task} /> }] : []),
        ...(dueOn === undefined ? [] : [{ label: t('dueOn'), value: <TaskDue task={task} /> }]),
        { label: t('createdBy'), value: createdBy },
        { label: t('createdOn'), value: <DateText value={createdOn} as="dateTime" /> },
        ...(isNamed && assignedTo !== undefined
          ? [{ label: t('assignedTo'), value: assignedTo }]
          : []),
      ]}
    />
  );
}

interface ContinuationProps {
  caseId: number;
  task: TaskDetail;
  onClose: () => void;
}

/** What may be done with a task of its type. */
function Continuation({ caseId, task, onClose }: ContinuationProps) {
  switch (task.taskTypeId) {
    case taskType.signing.code:
      return <ToDocument caseId={caseId} task={task} />;
    case taskType.information.code:
      return <TakeNote caseId={caseId} task={task} onClose={onClose} />;
    default:
      return <TaskReply caseId={caseId} task={task} onClose={onClose} />;
  }
}

/** A task of signing goes on by its document. */
function ToDocument({ caseId, task }: { caseId: number; task: TaskDetail }) {
  const { t } = useTranslation('case-task');
  const { signing, salesArrangementId } = task;
  const reference = { caseId, salesArrangementId };
  return signing === undefined ? (
    <Link to={signingAddresses.documentsSigning.to(reference)}>{t('toDocuments')}</Link>
  ) : (
    <Link
      to={documentSigningPath({
        ...reference,
        documentOnSAId: signing.documentOnSAId,
        isDigital: signing.signatureTypeId === signatureType.electronic.code,
      })}
    >
      {t('toDocument')}
    </Link>
  );
}
