import { codeName } from '@advisor/contracts/code-name';
import { taskType } from '@advisor/contracts/codebooks/task';
import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { LoadMore } from '@advisor/ui/components/LoadMore';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Button } from '@advisor/ui/core';
import { Select } from '@advisor/ui/entry';
import { CheckOutlined, SearchOutlined } from '@advisor/ui/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedTask } from '../../task/task.queries';
import { TaskDue, TaskStateChip, TaskTurn } from '../../task/TaskFacts';
import { actionOf, shownTasks, taskSorts } from './task-view';
import { useTaskView } from './use-task-view';

/** Rows that are shown at first, and with each wish for more. */
const rowsAtOnce = 20;

/** Tasks to narrow, sort and open; at first the open ones, what waits for the user above. */
export function TaskList({ tasks }: { tasks: readonly ListedTask[] }) {
  const { t } = useTranslation('case-tasks');
  const listId = useId();
  const view = useTaskView();
  const { isAll, taskTypeId, sort, filter } = view;
  const shown = shownTasks(tasks, view);
  const types = [...new Set(tasks.map((task) => task.taskTypeId))];
  return (
    <>
      <div className="tasks-tools">
        <FilterTabs
          label={t('show')}
          controls={listId}
          activeKey={isAll ? 'all' : 'open'}
          items={[
            {
              key: 'open',
              label: t('filter.open'),
              count: tasks.filter(({ isOpen }) => isOpen).length,
            },
            { key: 'all', label: t('filter.all'), count: tasks.length },
          ]}
          onChange={(key) => filter({ show: key === 'all' ? key : undefined })}
        />
        <Select
          aria-label={t('type')}
          className="tasks-tools__choice"
          value={taskTypeId ?? 0}
          options={[
            { value: 0, label: t('allTypes') },
            ...types.map((code) => ({ value: Number(code), label: codeName(taskType, code) })),
          ]}
          onChange={(code) => filter({ type: code === 0 ? undefined : String(code) })}
        />
        <Select
          aria-label={t('sort.label')}
          className="tasks-tools__choice"
          value={sort}
          options={taskSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(value) => filter({ sort: value === 'turn' ? undefined : value })}
        />
        <LiveRegion>{t('found', { count: shown.length })}</LiveRegion>
      </div>
      <div id={listId}>
        {shown.length === 0 ? (
          <EmptyState
            icon={taskTypeId === undefined ? <CheckOutlined /> : <SearchOutlined />}
            title={t(taskTypeId === undefined ? 'noneOpen' : 'noneOfType')}
            action={
              <Button onClick={() => filter({ show: 'all', type: undefined })}>
                {t('showAll')}
              </Button>
            }
          />
        ) : (
          // Another choice begins at its first rows.
          <Tasks key={[isAll, taskTypeId, sort].join()} tasks={shown} />
        )}
      </div>
    </>
  );
}

function Tasks({ tasks }: { tasks: readonly ListedTask[] }) {
  const [most, setMost] = useState(rowsAtOnce);
  return (
    <>
      <TaskTable tasks={tasks.slice(0, most)} />
      {tasks.length > rowsAtOnce && (
        <LoadMore
          loaded={Math.min(most, tasks.length)}
          total={tasks.length}
          hasMore={most < tasks.length}
          loading={false}
          onLoadMore={() => setMost(most + rowsAtOnce)}
        />
      )}
    </>
  );
}

function TaskTable({ tasks }: { tasks: readonly ListedTask[] }) {
  const { t } = useTranslation(['case-tasks', 'case-task']);
  const { linkTo } = useTaskView();
  return (
    <PlainTable
      label={t('title')}
      className="tasks-list"
      narrow="list"
      rows={tasks}
      rowKey={({ taskId }) => taskId}
      rowProps={(task) => ({ 'data-waits': actionOf(task) !== undefined })}
      columns={[
        {
          title: t('list.name'),
          isText: true,
          render: ({ taskId, name }) => (
            <Link className="tasks-list__name" to={linkTo(taskId)} preventScrollReset>
              {name}
            </Link>
          ),
        },
        {
          title: t('case-task:state'),
          isText: true,
          render: (task) => <TaskStateChip task={task} />,
        },
        {
          title: t('case-task:turn'),
          isText: true,
          render: (task) => <TaskTurn task={task} />,
        },
        { title: t('list.due'), isText: true, render: (task) => <TaskDue task={task} /> },
        {
          title: t('list.createdBy'),
          isText: true,
          render: ({ createdBy, createdOn }) => (
            <span className="task-turn">
              <span>{createdBy}</span>
              <span className="task-turn__since">
                <DateText value={createdOn} />
              </span>
            </span>
          ),
        },
        {
          title: t('list.action'),
          isTitleHidden: true,
          render: (task) => <Action task={task} />,
        },
      ]}
    />
  );
}

function Action({ task }: { task: ListedTask }) {
  const { t } = useTranslation('case-tasks');
  const { linkTo } = useTaskView();
  const action = actionOf(task);
  if (action === undefined) return null;
  const label = t(`action.${action}`);
  return (
    <Link to={linkTo(task.taskId)} preventScrollReset aria-label={`${label}: ${task.name}`}>
      {label}
    </Link>
  );
}
