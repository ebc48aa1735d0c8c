import { taskType } from '@advisor/contracts/codebooks/task';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { bankDay } from '../../../platform/calendar';
import { type CaseCall, openCase } from '../../../domain/cases/case-access';
import type { Clock } from '../../../platform/clock';
import { serve } from '../../../platform/http/contract-routes';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { taskKinds } from '../../../domain/cases/task-kind';
import { answerTask } from '../commands/answer-task';
import { assignTask } from '../commands/assign-task';
import { cancelTask } from '../commands/cancel-task';
import { finishTask } from '../commands/finish-task';
import { forgetReminder, remindOfTask } from '../commands/remind-of-task';
import { consultationTypesOf } from './consultation-types';
import { createTask } from '../commands/create-task';
import { currentPriceException } from './price-exception';
import { ownTasks } from './own-tasks';
import { listTasks, readTask, selectTasks, toTask } from './read-tasks';

type TaskCall = CaseCall & { params: { taskId: number }; clock: Clock };

export function registerTasks(app: FastifyInstance): void {
  const { rates } = app.backend;
  const checking = () => ({ ...app.backend, malwareScanner: app.neighbours.malwareScanner });
  const kinds = taskKinds(app.backend);
  const changeOf = async (call: TaskCall) => ({
    caseId: (await openCase(call)).id,
    taskId: call.params.taskId,
    user: call.user,
    now: call.clock.now(),
    kinds,
  });

  serve(app, taskCalls.list, async (call) => {
    const row = await openCase(call);
    return listTasks(call.db, row, call.user);
  });

  serve(app, taskCalls.mine, ({ db, user, query, clock, config }) =>
    ownTasks(db, user, query, { today: bankDay(clock.now()), config }),
  );

  serve(app, taskCalls.get, async (call) => {
    const row = await openCase(call);
    return readTask(call.db, { row, taskId: call.params.taskId }, call.user);
  });

  serve(app, taskCalls.create, async (call) =>
    createTask(checking(), rates, {
      row: await openCase(call),
      input: call.body,
      user: call.user,
      now: call.clock.now(),
      kinds,
    }),
  );

  serve(app, taskCalls.update, async (call) =>
    answerTask(checking(), await changeOf(call), call.body),
  );

  serve(app, taskCalls.finish, async (call) =>
    finishTask(checking(), rates, await changeOf(call), call.body),
  );

  serve(app, taskCalls.assign, async (call) =>
    assignTask(call.db, await changeOf(call), call.body),
  );

  serve(app, taskCalls.remind, async (call) =>
    remindOfTask(call.db, await changeOf(call), call.body),
  );

  serve(app, taskCalls.forget, async (call) => {
    const change = await changeOf(call);
    await readTask(call.db, { row: await openCase(call), taskId: change.taskId }, call.user);
    await forgetReminder(call.db, change);
  });

  serve(app, taskCalls.cancel, async (call) => cancelTask(call.db, await changeOf(call)));

  serve(app, taskCalls.consultationTypes, async (call) =>
    consultationTypesOf(await openCase(call)),
  );

  serve(app, taskCalls.currentHandover, async (call) => {
    const { id } = await openCase(call);
    const [open] = await selectTasks(
      call.db,
      and(
        eq(tasks.caseId, id),
        eq(tasks.typeId, taskType.specialist.code),
        isActiveTask(tasks.state),
      ),
    );
    return open === undefined ? {} : { task: toTask(open) };
  });

  serve(app, taskCalls.currentPriceException, async (call) => {
    const { id } = await openCase(call);
    return currentPriceException(call.db, id, bankDay(call.clock.now()));
  });
}
