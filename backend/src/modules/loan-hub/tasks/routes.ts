import { taskType } from '@advisor/contracts/codebooks/task';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bankDay } from '../../../calendar';
import { type CaseCall, openCase } from '../../../cases/case-access';
import type { Clock } from '../../../clock';
import { serve } from '../../../contract-routes';
import { isActiveTask, tasks } from '../../../db/schema/case-history';
import { answerTask, cancelTask, finishTask } from './change-task';
import { consultationTypesOf } from './consultation-types';
import { createTask } from './create-task';
import { currentPriceException } from './price-exception';
import { listTasks, readTask, selectTasks, toTask } from './read-tasks';

type TaskCall = CaseCall & { params: { taskId: number }; clock: Clock };

const changeOf = async (call: TaskCall) => ({
  row: await openCase(call),
  taskId: call.params.taskId,
  user: call.user,
  now: call.clock.now(),
});

export function registerTasks(app: FastifyInstance): void {
  const { rates } = app.backend;

  serve(app, 'task.list', async (call) => {
    const { id } = await openCase(call);
    return listTasks(call.db, id);
  });

  serve(app, 'task.get', async (call) => {
    const row = await openCase(call);
    return readTask(call.db, { row, taskId: call.params.taskId }, call.user);
  });

  serve(app, 'task.create', async (call) =>
    createTask(call.db, rates, {
      row: await openCase(call),
      input: call.body,
      user: call.user,
      now: call.clock.now(),
    }),
  );

  serve(app, 'task.update', async (call) => answerTask(call.db, await changeOf(call), call.body));

  serve(app, 'task.finish', async (call) =>
    finishTask(call.db, rates, await changeOf(call), call.body),
  );

  serve(app, 'task.cancel', async (call) => cancelTask(call.db, await changeOf(call)));

  serve(app, 'task.consultationTypes', async (call) => consultationTypesOf(await openCase(call)));

  serve(app, 'task.currentHandover', async (call) => {
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

  serve(app, 'task.currentPriceException', async (call) => {
    const { id } = await openCase(call);
    return currentPriceException(call.db, id, bankDay(call.clock.now()));
  });
}
