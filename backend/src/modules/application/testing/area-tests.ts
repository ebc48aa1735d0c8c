import { caseCalls } from '@advisor/contracts/case/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import type { Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { hubClient, newApplication, servicedCase, startService } from '../../../testing/hub';
import { callsOf, gone, type AreaTests } from '../../../testing/area-tests';
import { consultation, exception, handover, taskClient } from '../../../testing/tasks';
import { testNow } from '../../../testing/test-app';
import { pdf, upload } from '../../../testing/uploads';

const tomorrow = new Date(testNow.getTime() + 24 * 3_600_000).toISOString();

export const application: AreaTests = {
  entries: { tasks: taskCalls.list },
  versioned: (backend) => [
    {
      operation: salesArrangementCalls.updateParameters,
      open: async () => {
        const params = await newApplication(backend());
        const { version, parameters } = await hubClient(backend(), params).parameters();
        const said = (comment: string) => ({ parameters: { ...parameters, comment } });
        return { params, version, changes: [said('Spěchá'), said('Volat')] as const };
      },
    },
    {
      operation: checklistCalls.updateItem,
      open: async () => {
        const params = await newApplication(backend());
        const [item] = (await hubClient(backend(), params).checklist()).items;
        const { checklistItemId, version = 0 } = item ?? {};
        const moved = (state: string) => ({ checklistItemId, state });
        return { params, version, changes: [moved('delivered'), moved('required')] as const };
      },
    },
  ],
  retried: (backend) => {
    const { onApplication } = callsOf(backend);
    const onTask =
      (
        operation: Operation,
        task: object,
        as: 'advisor' | 'specialist' | 'teammate',
        body?: object,
      ) =>
      async () => {
        const ids = await newApplication(backend());
        const taskId = await taskClient(backend(), ids).create(task);
        return () => taskClient(backend(), ids, as).on(operation, taskId, body);
      };
    return [
      {
        operation: caseCalls.createSalesArrangement,
        prepare: async () => {
          const hub = hubClient(backend(), await servicedCase(backend()));
          return () => hub.call(caseCalls.createSalesArrangement, { salesArrangementTypeId: 7 });
        },
      },
      {
        operation: salesArrangementCalls.delete,
        prepare: async () => {
          const ids = await startService(backend(), await servicedCase(backend()), 9);
          return () => hubClient(backend(), ids).call(salesArrangementCalls.delete);
        },
        otherwise: gone,
      },
      {
        operation: salesArrangementCalls.updateParameters,
        prepare: async () => {
          const hub = hubClient(backend(), await newApplication(backend()));
          const { version, parameters } = await hub.parameters();
          return () => hub.update(version, { ...parameters, comment: 'Spěchá' });
        },
      },
      {
        operation: checklistCalls.addItem,
        prepare: onApplication(checklistCalls.addItem, { category: 'Jiné', name: 'Plná moc' }),
      },
      {
        operation: checklistCalls.updateItem,
        prepare: async () => {
          const hub = hubClient(backend(), await newApplication(backend()));
          const [item] = (await hub.checklist()).items;
          const { checklistItemId, version } = item ?? {};
          const change = { checklistItemId, version, state: 'delivered' };
          return () => hub.call(checklistCalls.updateItem, change);
        },
      },
      {
        operation: checklistCalls.createSnapshot,
        prepare: async () => {
          const ids = await newApplication(backend());
          const { salesArrangementId } = ids;
          const hub = hubClient(backend(), ids);
          return () => hub.call(checklistCalls.createSnapshot, { salesArrangementId });
        },
      },
      ...[exception, handover, consultation].map((task) => ({
        operation: taskCalls.create,
        prepare: onApplication(taskCalls.create, task),
      })),
      {
        operation: taskCalls.create,
        prepare: async () => {
          const hub = hubClient(backend(), await newApplication(backend()));
          const attachments = await upload(backend(), [pdf()]);
          return () => hub.call(taskCalls.create, { ...consultation, attachments });
        },
      },
      {
        operation: taskCalls.update,
        prepare: async () => {
          const ids = await newApplication(backend());
          const advisor = taskClient(backend(), ids);
          const taskId = await advisor.create(consultation);
          const attachments = await upload(backend(), [pdf()]);
          const answer = { message: 'Viz příloha.', attachments };
          return () => advisor.on(taskCalls.update, taskId, answer);
        },
      },
      {
        operation: taskCalls.update,
        prepare: onTask(taskCalls.update, consultation, 'specialist', {
          message: 'Doplňte výměru.',
        }),
      },
      {
        operation: taskCalls.finish,
        prepare: async () => {
          const ids = await newApplication(backend());
          const taskId = await taskClient(backend(), ids).create(consultation);
          const attachments = await upload(backend(), [pdf()], 'specialist');
          const answer = { message: 'Viz příloha.', attachments };
          return () =>
            taskClient(backend(), ids, 'specialist').on(taskCalls.finish, taskId, answer);
        },
      },
      ...[
        { isMine: false, as: 'specialist' as const },
        { isMine: true, from: 3, as: 'teammate' as const },
      ].map(({ as, ...body }) => ({
        operation: taskCalls.assign,
        prepare: onTask(taskCalls.assign, consultation, as, body),
      })),
      {
        operation: taskCalls.remind,
        prepare: onTask(taskCalls.remind, consultation, 'advisor', {
          remindOn: tomorrow,
          note: 'Zavolat.',
        }),
      },
      {
        operation: taskCalls.forget,
        prepare: async () => {
          const ids = await newApplication(backend());
          const advisor = taskClient(backend(), ids);
          const taskId = await advisor.create(consultation);
          await advisor.on(taskCalls.remind, taskId, { remindOn: tomorrow });
          return () => advisor.on(taskCalls.forget, taskId);
        },
      },
      { operation: taskCalls.cancel, prepare: onTask(taskCalls.cancel, exception, 'advisor') },
      ...[
        { task: exception, body: { isApproved: true, message: 'Schvaluji.' } },
        { task: exception, body: { isApproved: false } },
        { task: consultation, body: { message: 'Odhad stačí.' } },
      ].map(({ task, body }) => ({
        operation: taskCalls.finish,
        prepare: onTask(taskCalls.finish, task, 'specialist', body),
      })),
    ];
  },
};
