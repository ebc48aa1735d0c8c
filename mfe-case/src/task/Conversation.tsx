import { DateText } from '@advisor/ui/components/DateText';
import { useTranslation } from 'react-i18next';
import { DocumentLinks } from '../documents/DocumentLinks';
import type { TaskDetail } from './task.queries';

interface ConversationProps extends Pick<TaskDetail, 'messages'> {
  caseId: number;
}

/** What was written about a task, oldest first, with the files that went with it. */
export function Conversation({ caseId, messages }: ConversationProps) {
  const { t } = useTranslation('case-task');
  if (messages.length === 0) return null;
  return (
    <ol className="task-messages" aria-label={t('messages')}>
      {messages.map(({ writtenOn, authorName, isFromAdvisor, text, documents = [] }) => (
        <li key={writtenOn + authorName} data-from={isFromAdvisor ? 'advisor' : 'other'}>
          <p className="adv-muted">
            {authorName}
            {' · '}
            <DateText value={writtenOn} as="dateTime" />
          </p>
          <p className="task-messages__text">{text}</p>
          <DocumentLinks caseId={caseId} documents={documents} label={t('files')} />
        </li>
      ))}
    </ol>
  );
}
