import { codeName } from '@advisor/contracts/code-name';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { CallResponse } from '@advisor/api-client/call';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { date, knownFact } from '../../../../case/facts';
import { Loaded } from '@advisor/case/components/Loaded';
import { taskQuery } from '../loan-hub.queries';
import { TaskReply } from './TaskReply';

interface OpenTaskProps {
  caseId: number;
  taskId: number;
  /** What was asked for, above the conversation. */
  children?: ReactNode;
  /** Asks for a decision, not only for an end. */
  isDecided?: boolean;
  onClose: () => void;
}

/** Something that was asked for: to whom it went, what was written, and how it ends. */
export function OpenTask({ caseId, taskId, children, isDecided = false, onClose }: OpenTaskProps) {
  const { t } = useTranslation('case-application');
  return (
    <Loaded
      query={useQuery(taskQuery(caseId, taskId))}
      skeleton={<Skeleton rows={6} />}
      failure={t('task.failed')}
    >
      {(task) => (
        <div className="hub-task">
          <DescriptionList
            items={[
              { label: t('task.state'), value: codeName(taskState, task.state) },
              ...knownFact(t('task.assignedTo'), task.assignedTo, (name) => name),
              {
                label: t('task.createdOn'),
                value: <DateText value={task.createdOn} as="dateTime" />,
              },
              ...knownFact(t('task.dueOn'), task.dueOn, date),
            ]}
          />
          {children}
          <Conversation messages={task.messages} />
          {(task.canBeCancelled || task.canBeFinished) && (
            <TaskReply caseId={caseId} task={task} isDecided={isDecided} onClose={onClose} />
          )}
        </div>
      )}
    </Loaded>
  );
}

function Conversation({ messages }: Pick<CallResponse<typeof taskCalls.get>, 'messages'>) {
  const { t } = useTranslation('case-application');
  return (
    <ol className="hub-messages" aria-label={t('task.messages')}>
      {messages.map(({ writtenOn, authorName, text }) => (
        <li key={writtenOn + authorName}>
          <p className="adv-muted">
            {authorName}
            {' · '}
            <DateText value={writtenOn} as="dateTime" />
          </p>
          <p className="hub-messages__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
