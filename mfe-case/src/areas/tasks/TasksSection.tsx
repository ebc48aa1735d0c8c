import { Loaded } from '@advisor/case/components/Loaded';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { CheckOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NewTask } from './NewTask';
import { TaskDrawer } from './TaskDrawer';
import { TaskList } from './TaskList';
import { tasksQuery, useLiveTasks } from './tasks.queries';
import { useTaskView } from './use-task-view';
import './tasks.css';
import './texts';

/** What somebody is asked for on the case; one of it opens beside the list. */
export default function TasksSection({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-tasks');
  const query = useQuery(tasksQuery(caseId));
  useLiveTasks(caseId);
  const { opened, close } = useTaskView();
  return (
    <Section title={t('title')} actions={<NewTask caseId={caseId} />}>
      <Loaded query={query} skeleton={<Skeleton rows={4} />} failure={t('failed')}>
        {(tasks) =>
          tasks.length === 0 ? (
            <EmptyState icon={<CheckOutlined />} title={t('empty')} description={t('emptyHint')} />
          ) : (
            <TaskList tasks={tasks} />
          )
        }
      </Loaded>
      {typeof opened === 'number' && (
        <TaskDrawer
          key={opened}
          caseId={caseId}
          taskId={opened}
          listed={query.data?.find(({ taskId }) => taskId === opened)}
          onClose={close}
        />
      )}
    </Section>
  );
}
