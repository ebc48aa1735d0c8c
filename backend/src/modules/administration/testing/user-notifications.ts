import { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import type { TestApp } from '../../../testing/test-app';

type Sent = CallResponse<typeof adminCalls.listNotifications>;
type Input = CallBody<typeof adminCalls.createNotification>;

/** Sends a notification, to everybody unless it says otherwise. @returns its number */
export async function newNotification(
  backend: TestApp,
  changed: Partial<Input> = {},
): Promise<number> {
  const answer = await backend.callOperation(adminCalls.createNotification, {
    as: 'admin',
    body: { title: 'Nový sazebník', ...changed },
  });
  return answer.json<{ notificationId: number }>().notificationId;
}

/** What administrators have sent. */
export const sentNotifications = async (backend: TestApp): Promise<Sent> =>
  (await backend.callOperation(adminCalls.listNotifications, { as: 'admin' })).json<Sent>();
