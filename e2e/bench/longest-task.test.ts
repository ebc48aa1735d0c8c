import { longestTask, type TraceEvent } from './longest-task';

const page = { pid: 7, tid: 1 };
const task = (place: { pid: number; tid: number }, milliseconds?: number): TraceEvent => ({
  ...place,
  name: 'ThreadControllerImpl::RunTask',
  ...(milliseconds !== undefined && { tdur: milliseconds * 1_000 }),
});
const thread = (place: { pid: number; tid: number }, name: string): TraceEvent => ({
  ...place,
  name: 'thread_name',
  args: { name },
});
const pagesThread = thread(page, 'CrRendererMain');

test.each<{ name: string; events: TraceEvent[]; expected: number }>([
  { name: 'no task', events: [pagesThread], expected: 0 },
  {
    name: 'the longest of several',
    events: [task(page, 12), pagesThread, task(page, 61.5), task(page, 3)],
    expected: 61.5,
  },
  {
    name: 'not what is no task',
    events: [pagesThread, { ...task(page, 90), name: 'FunctionCall' }, task(page, 5)],
    expected: 5,
  },
  {
    name: 'not another thread',
    events: [
      pagesThread,
      thread({ pid: 7, tid: 2 }, 'Compositor'),
      task({ pid: 7, tid: 2 }, 90),
      task(page, 4),
    ],
    expected: 4,
  },
  {
    name: 'not a thread of the same number in another process',
    events: [pagesThread, task({ pid: 8, tid: 1 }, 90), task(page, 4)],
    expected: 4,
  },
  {
    name: 'a task for which nothing was worked',
    events: [pagesThread, task(page)],
    expected: 0,
  },
])('$name', ({ events, expected }) => {
  expect(longestTask(events)).toBe(expected);
});
