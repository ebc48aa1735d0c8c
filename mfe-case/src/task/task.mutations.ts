import { caseAreas } from '@advisor/case/case.queries';
import type { ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { useChange } from '@advisor/shell/use-change';

type TaskInput = CallInput<typeof taskCalls.create>['body'];
type Answer = CallInput<typeof taskCalls.update>['body'];
type Result = CallInput<typeof taskCalls.finish>['body'];

interface TaskChange {
  /** Title of the notification. */
  done: string;
  /** What stands at the form's fields. */
  fieldErrors?: (error: ApiError) => Record<string, string>;
}

/** Who shows one's own reminders. */
const reminderReaders = ['task', caseCalls.today.id];

const messageOnly = ({ fieldErrors: { message } }: ApiError): Record<string, string> =>
  message === undefined ? {} : { message };

/** What all changes of a case's tasks have in common. */
const common = ({ done, fieldErrors = messageOnly }: TaskChange) => ({
  invalidates: caseAreas,
  success: done,
  // Somebody was faster, or the rules do not allow it: shown beside what was asked for.
  shows: ['conflict', 'notEligible'] as const,
  fieldErrors,
});

export const useCreateTask = (caseId: number, change: TaskChange) =>
  useChange({
    ...common(change),
    key: ['task.create', caseId],
    call: (body: TaskInput) => call(taskCalls.create, { params: { caseId }, body }),
  });

export const useAnswerTask = (caseId: number, taskId: number, change: TaskChange) =>
  useChange({
    ...common(change),
    key: ['task.update', caseId, taskId],
    call: (body: Answer) => call(taskCalls.update, { params: { caseId, taskId }, body }),
  });

export const useCancelTask = (caseId: number, taskId: number, change: TaskChange) =>
  useChange({
    ...common(change),
    key: ['task.cancel', caseId, taskId],
    call: () => call(taskCalls.cancel, { params: { caseId, taskId } }),
  });

type Assignment = CallInput<typeof taskCalls.assign>['body'];

/** Taking a task of the team, and giving it back. */
export const useAssignTask = (caseId: number, taskId: number, done: string) =>
  useChange({
    ...common({ done }),
    key: ['task.assign', caseId, taskId],
    call: (body: Assignment) => call(taskCalls.assign, { params: { caseId, taskId }, body }),
  });

type Reminder = CallInput<typeof taskCalls.remind>['body'];

export const useRemindOfTask = (caseId: number, taskId: number, change: TaskChange) =>
  useChange({
    ...common(change),
    key: ['task.remind', caseId, taskId],
    invalidates: reminderReaders,
    call: (body: Reminder) => call(taskCalls.remind, { params: { caseId, taskId }, body }),
  });

export const useForgetReminder = (caseId: number, taskId: number, done: string) =>
  useChange({
    key: ['task.forget', caseId, taskId],
    invalidates: reminderReaders,
    success: done,
    call: () => call(taskCalls.forget, { params: { caseId, taskId } }),
  });

export const useFinishTask = (caseId: number, taskId: number, change: TaskChange) =>
  useChange({
    ...common(change),
    key: ['task.finish', caseId, taskId],
    call: (body: Result) => call(taskCalls.finish, { params: { caseId, taskId }, body }),
  });
