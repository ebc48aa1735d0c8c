import type { CallResponse } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { caseDetailSlots } from '@advisor/slots/case';
import { mainPanel, openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { screen } from '@testing-library/react';
import type { ListedTask } from '../../../task/task.queries';
import { flow } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';
import TasksSection from '../TasksSection';

/** A demand of the bank that waits for the advisor. */
export const listedTask = (change: Partial<ListedTask> = {}): ListedTask => ({
  taskId: 41,
  taskTypeId: 1,
  state: 1,
  stateIndicator: 1,
  name: 'Dožádání',
  createdOn: '2026-11-02T08:00:00Z',
  createdBy: 'Procesní systém',
  dueOn: '2026-11-10',
  isWaitingForAdvisor: true,
  isOpen: true,
  waitsSince: '2026-11-03T08:00:00Z',
  isWaitingForCaller: true,
  canBeFinished: false,
  canBeTaken: false,
  canBeGivenBack: false,
  ...change,
});

/** What the advisor has asked the specialist. */
export const consultation = (change: Partial<ListedTask> = {}): ListedTask =>
  listedTask({
    taskId: 42,
    taskTypeId: 3,
    state: 3,
    name: 'Konzultace – Příjmy a bonita',
    createdOn: '2026-11-05T08:00:00Z',
    createdBy: 'Jana Poradcová',
    assignedTo: 'Petr Specialista',
    dueOn: '2099-11-08',
    isWaitingForAdvisor: false,
    isWaitingForCaller: false,
    waitsSince: '2026-11-05T08:00:00Z',
    ...change,
  });

type Detail = CallResponse<typeof taskCalls.get>;

/** The same with its conversation. */
export const detailOf = (task: ListedTask, change: Partial<Detail> = {}): Detail => ({
  ...task,
  messages: [],
  documentIds: [],
  canBeCancelled: false,
  revision: 1,
  ...change,
});

export const said = (text: string, isFromAdvisor: boolean) => ({
  writtenOn: '2026-11-03T08:00:00Z',
  authorName: isFromAdvisor ? 'Jana Poradcová' : 'Petr Specialista',
  isFromAdvisor,
  text,
});

/** What the case detail and its tasks ask for. The current ones stand first: their paths fit any task. */
export const tasksHandlers = (tasks: ListedTask[]) => [
  handle(caseCalls.get, openCase()),
  handle(caseCalls.mainPanel, mainPanel()),
  handle(caseCalls.menuFlags, [{ section: 'tasks', isActive: true, count: 1 }]),
  handle(caseCalls.infoBanners, []),
  handle(salesArrangementCalls.flow, flow()),
  handle(taskCalls.list, tasks),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
];

const fillings = (name: string) =>
  name === caseDetailSlots.tasks ? [{ remote: 'case', Component: TasksSection as never }] : [];

/** Opens the section in the case detail. @param more of the address, as `&task=41` */
export const openTasks = (more = '') =>
  openScreen(`/mortgage/case-detail/1000001?section=tasks${more}`, {
    wrap: (children) => <SlotProvider value={{ fillings }}>{children}</SlotProvider>,
  });

/** Names of the tasks in the list, as they stand. */
export const shownNames = async (): Promise<(string | null)[]> => {
  const list = await screen.findByRole('table', { name: 'Úkoly případu' });
  return [...list.querySelectorAll('.tasks-list__name')].map(({ textContent }) => textContent);
};
