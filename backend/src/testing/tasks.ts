import type { CallResponse } from '@advisor/contracts/operation';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { TaskDetail } from '@advisor/contracts/tasks/endpoints';
import { hubClient, plain } from './hub';
import type { DemoLogin, TestApp } from './test-app';

type Ids = Parameters<typeof hubClient>[1];
type Current = CallResponse<typeof taskCalls.currentPriceException>;

/** What an advisor may ask for. */
export const exception = {
  taskTypeId: 2,
  priceException: { interestRateDiscount: 0.2, fees: [{ feeId: 2, discount: 4_900 }] },
  message: 'Klient má výhodnější nabídku.',
};
export const handover = { taskTypeId: 7, message: 'Prosím o převzetí.' };
export const consultation = { taskTypeId: 3, consultationTypeId: 2, message: 'Stačí odhad?' };

/** The calls about tasks as an advisor's browser makes them. */
export function taskClient(backend: TestApp, ids: Ids, as: DemoLogin = 'advisor') {
  const hub = hubClient(backend, ids, as);
  return {
    ...hub,
    ask: (body: object) => hub.call(taskCalls.create, body),
    create: async (body: object) => {
      const response = await hub.call(taskCalls.create, body);
      expect(response.statusCode).toBe(201);
      return response.json<{ taskId: number }>().taskId;
    },
    on: (id: Parameters<TestApp['callOperation']>[0], taskId: number, body?: object) =>
      hub.call(id, body, { taskId }),
    read: async (taskId: number) => {
      const response = await hub.call(taskCalls.get, undefined, { taskId });
      expect(response.statusCode).toBe(200);
      return response.json<TaskDetail>();
    },
    current: () => hub.get<Current>(taskCalls.currentPriceException),
    titles: async () =>
      (await hub.history())
        .filter(({ kind }) => kind === 'task')
        .map(({ title, description }) => [title, plain(description ?? undefined)]),
  };
}
