import { codeName } from '@advisor/contracts/code-name';
import { taskType } from '@advisor/contracts/codebooks/task';
import { ownTaskLists, ownTaskSorts } from '@advisor/contracts/tasks/own-tasks';
import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { Checkbox, Select } from '@advisor/ui/entry';
import { useTranslation } from 'react-i18next';
import type { OwnTasksView } from './own-tasks-view';

export type ViewChange = Partial<
  Record<'list' | 'type' | 'overdue' | 'free' | 'sort' | 'page', string | undefined>
>;

interface OwnTasksToolsProps {
  view: OwnTasksView;
  /** Id of the list. */
  controls: string;
  isInTeam: boolean;
  onChange: (change: ViewChange) => void;
}

/** Which of the tasks are shown, and in which order. */
export function OwnTasksTools({ view, controls, isInTeam, onChange }: OwnTasksToolsProps) {
  const { t } = useTranslation('case-tasks');
  const lists = ownTaskLists.filter((list) => isInTeam || list !== 'ofTeam');
  return (
    <div className="tasks-tools">
      <FilterTabs
        label={t('show')}
        controls={controls}
        activeKey={view.list}
        items={lists.map((key) => ({ key, label: t(`own.list.${key}`) }))}
        onChange={(key) =>
          onChange({ list: key === 'waitingForMe' ? undefined : key, free: undefined })
        }
      />
      {view.list === 'ofTeam' && (
        <Checkbox
          checked={view.isFree}
          onChange={({ target }) => onChange({ free: target.checked ? 'true' : undefined })}
        >
          {t('own.free')}
        </Checkbox>
      )}
      <Checkbox
        checked={view.isOverdue}
        onChange={({ target }) => onChange({ overdue: target.checked ? 'true' : undefined })}
      >
        {t('own.overdue')}
      </Checkbox>
      <Select
        aria-label={t('type')}
        className="tasks-tools__choice"
        value={view.taskTypeId ?? 0}
        options={[
          { value: 0, label: t('allTypes') },
          ...Object.values(taskType).map(({ code }) => ({
            value: Number(code),
            label: codeName(taskType, code),
          })),
        ]}
        onChange={(code) => onChange({ type: code === 0 ? undefined : String(code) })}
      />
      <Select
        aria-label={t('sort.label')}
        className="tasks-tools__choice"
        value={view.sort}
        options={ownTaskSorts.map((value) => ({ value, label: t(`own.sort.${value}`) }))}
        onChange={(value) => onChange({ sort: value === 'due' ? undefined : value })}
      />
    </div>
  );
}
