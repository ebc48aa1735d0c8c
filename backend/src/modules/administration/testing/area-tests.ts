import { adminCalls } from '@advisor/contracts/admin/calls';
import type { Operation } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { userPermissions } from '../../../platform/session/schema/users';
import { createSession, hashSecret } from '../../../platform/session/session-store';
import { type AreaTests, gone, withKey } from '../../../testing/area-tests';
import type { TestApp } from '../../../testing/test-app';
import { bannerInput, newBanner } from './banners';
import { casesOf, type Handover, handoverInput } from './handovers';
import { newNotification } from './user-notifications';

/** Two who work at the same time are an advisor and a specialist there; here both may change banners. */
const grantSettings = ({ db }: TestApp) =>
  db
    .insert(userPermissions)
    .values([1, 3].map((userId) => ({ userId, permission: permission.bannerAdministration })))
    .onConflictDoNothing();

/** A session of an advisor that goes on. */
async function anySession({ app }: TestApp): Promise<{ sessionId: string }> {
  const sessionId = hashSecret(await createSession(app.backend, 1));
  return { sessionId };
}

const called = (title: string) => bannerInput({ title });

/** Two cases of the advisor's for the specialist. */
const toSpecialist = async (backend: TestApp) =>
  handoverInput(await casesOf(backend, 1, 2), { from: 1, to: 3 });

export const administration: AreaTests = {
  versioned: (backend) => {
    const open = async () => {
      await grantSettings(backend());
      const params = { feBannerId: await newBanner(backend()) };
      return { params, version: 1, changes: [called('Odstávka'), called('Výpadek')] as const };
    };
    const changedBy = adminCalls.updateBanner;
    return [
      { operation: adminCalls.updateBanner, open },
      { operation: adminCalls.endBanner, open, changedBy },
      { operation: adminCalls.deleteBanner, open, changedBy },
    ];
  },
  retried: (backend) => {
    const onBanner = (operation: Operation, input: object) => async () => {
      const params = { feBannerId: await newBanner(backend()) };
      return () => backend().callOperation(operation, { as: 'admin', params, ...input });
    };
    return [
      {
        operation: adminCalls.endSession,
        prepare: async () => {
          const { sessionId } = await anySession(backend());
          const params = { sessionId };
          return () => backend().callOperation(adminCalls.endSession, { as: 'admin', params });
        },
        otherwise: gone,
      },
      {
        operation: adminCalls.endSessions,
        prepare: () => () =>
          backend().callOperation(adminCalls.endSessions, { as: 'admin', params: { userId: 5 } }),
      },
      {
        operation: adminCalls.endAllSessions,
        prepare: () => () => backend().callOperation(adminCalls.endAllSessions, { as: 'admin' }),
      },
      {
        operation: adminCalls.createBanner,
        prepare: () => {
          const call = { as: 'admin' as const, body: bannerInput(), ...withKey() };
          return () => backend().callOperation(adminCalls.createBanner, call);
        },
      },
      {
        operation: adminCalls.updateBanner,
        prepare: onBanner(adminCalls.updateBanner, {
          body: { ...bannerInput({ title: 'Odstávka skončí dříve' }), version: 1 },
        }),
      },
      {
        operation: adminCalls.endBanner,
        prepare: onBanner(adminCalls.endBanner, { body: { version: 1 } }),
      },
      {
        operation: adminCalls.deleteBanner,
        prepare: onBanner(adminCalls.deleteBanner, { query: { version: '1' } }),
        otherwise: gone,
      },
      {
        operation: adminCalls.createNotification,
        prepare: () => {
          const call = { as: 'admin' as const, body: { title: 'Nový sazebník' }, ...withKey() };
          return () => backend().callOperation(adminCalls.createNotification, call);
        },
      },
      {
        operation: adminCalls.withdrawNotification,
        prepare: async () => {
          const params = { notificationId: await newNotification(backend()) };
          return () =>
            backend().callOperation(adminCalls.withdrawNotification, { as: 'admin', params });
        },
      },
      {
        operation: adminCalls.changeCaseOwner,
        prepare: async () => {
          const [caseId = 0] = await casesOf(backend(), 1, 1);
          const call = { as: 'admin' as const, body: { caseId, userId: 3 } };
          return () => backend().callOperation(adminCalls.changeCaseOwner, call);
        },
      },
      {
        operation: adminCalls.handOverCases,
        prepare: async () => {
          const call = { ...(await toSpecialist(backend())), ...withKey() };
          return () => backend().callOperation(adminCalls.handOverCases, call);
        },
      },
      {
        operation: adminCalls.undoHandover,
        prepare: async () => {
          const input = await toSpecialist(backend());
          const done = await backend().callOperation(adminCalls.handOverCases, input);
          const params = { handoverId: done.json<Handover>().handoverId };
          return () => backend().callOperation(adminCalls.undoHandover, { as: 'admin', params });
        },
      },
    ];
  },
};
