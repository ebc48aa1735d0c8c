import { Checkbox } from '@advisor/ui/entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeveralTasks } from './several/SeveralTasks';
import type { OwnTask } from './own-tasks.queries';
import { OwnTaskTable } from './OwnTaskTable';

/** A page of tasks, of which several are chosen and dealt with at once. */
export function OwnTasks({ tasks }: { tasks: readonly OwnTask[] }) {
  const { t } = useTranslation('case-tasks');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  // What has left the list meanwhile is not chosen any more.
  const chosen = tasks.filter(({ taskId }) => chosenIds.has(taskId));
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosenIds((known) => {
      const next = new Set(known);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  const all = tasks.map(({ taskId }) => taskId);
  return (
    <>
      <div className="tasks-several">
        <Checkbox
          checked={chosen.length === tasks.length}
          indeterminate={chosen.length > 0 && chosen.length < tasks.length}
          onChange={({ target }) => choose(all, target.checked)}
        >
          {t('several.all')}
        </Checkbox>
        <SeveralTasks chosen={chosen} onDone={(failed) => setChosenIds(new Set(failed))} />
      </div>
      <OwnTaskTable
        tasks={tasks}
        chosenIds={chosenIds}
        onChoose={(taskId, isChosen) => choose([taskId], isChosen)}
      />
    </>
  );
}
