import { useSearchParams } from 'react-router-dom';
import { readTaskView, type TaskView } from './task-view';

type Change = Partial<Record<'show' | 'type' | 'sort' | 'task', string | undefined>>;

const changed = (known: URLSearchParams, change: Change): URLSearchParams => {
  const search = new URLSearchParams(known);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) search.delete(name);
    else search.set(name, value);
  }
  return search;
};

/** The view that the address says, so that back, reload and links work. */
export function useTaskView(): TaskView & {
  filter: (change: Omit<Change, 'task'>) => void;
  /** Where a task is open beside the same list. */
  linkTo: (taskId: number) => string;
  open: (task: string) => void;
  close: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const change = (to: Change, replace = false) =>
    setSearch((known) => changed(known, to), { replace, preventScrollReset: true });
  return {
    ...readTaskView(search),
    filter: (to) => change(to, true),
    linkTo: (taskId) => `?${changed(search, { task: String(taskId) })}`,
    open: (task) => change({ task }),
    close: () => change({ task: undefined }),
  };
}
