import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { caseAreas } from '@advisor/case/case.queries';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import type { OwnTask } from '../own-tasks.queries';
import type { SeveralAction } from './several-tasks';

export type Reminder = CallInput<typeof taskCalls.remind>['body'];

export interface Several {
  action: SeveralAction;
  tasks: readonly OwnTask[];
  reminder?: Reminder;
}

/** What became of one of the tasks; without a reason it is done. */
export interface SeveralResult {
  task: OwnTask;
  reason?: string;
}

const makeCall = ({ caseId, taskId }: OwnTask, { action, reminder }: Several) => {
  const params = { caseId, taskId };
  switch (action) {
    case 'note':
      return call(taskCalls.finish, { params, body: {} });
    case 'take':
      return call(taskCalls.assign, { params, body: { isMine: true } });
    case 'giveBack':
      return call(taskCalls.assign, { params, body: { isMine: false } });
    case 'remind':
      if (reminder === undefined) throw new Error('nothing says when to remind');
      return call(taskCalls.remind, { params, body: reminder });
  }
};

/** One after the other; each answers for itself, and what was done stays done. */
export function useSeveralTasks() {
  const { t } = useTranslation('case-tasks');
  return useChange({
    key: ['tasks.several'],
    call: async (several: Several): Promise<SeveralResult[]> => {
      const results: SeveralResult[] = [];
      for (const task of several.tasks) {
        try {
          await makeCall(task, several);
          results.push({ task });
        } catch (error) {
          // Who is signed out does it again, once signed in: what is done already changes nothing.
          if (!isApiError(error) || error.status === 401) throw error;
          const isRefusal = [400, 403, 404, 409].includes(error.status);
          const said = isRefusal ? error.messages[0]?.message : undefined;
          results.push({ task, reason: said ?? t('several.failed') });
        }
      }
      return results;
    },
    invalidates: caseAreas,
    success: (results) => {
      const count = results.filter(({ reason }) => reason === undefined).length;
      return count === 0 ? undefined : { title: t('several.done', { count }) };
    },
  });
}
