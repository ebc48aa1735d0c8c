import { adminCalls } from '@advisor/contracts/admin/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/contract-routes';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { findCases, resolveCases } from './case-owner/find-cases';
import { readHandovers } from './case-owner/read-handovers';
import { createBanner } from './commands/create-banner';
import { deleteBanner } from './commands/delete-banner';
import { endBanner } from './commands/end-banner';
import { undoHandover } from './commands/undo-handover';
import { updateBanner } from './commands/update-banner';
import { changeCaseOwner, handOverCases } from './commands/hand-over-cases';
import { sendNotification } from './commands/send-notification';
import { withdrawNotification } from './commands/withdraw-notification';
import { searchAccesses } from './journal/search-accesses';
import { registerSessions } from './sessions';
import { unusualAccesses } from './journal/unusual-accesses';
import { listBannerChanges, listBanners } from './list-banners';
import { readSettings } from '../../platform/settings/read-settings';
import { listNotifications } from './user-notifications/list-notifications';
import { countAudiences } from './user-notifications/recipients';
import { findUser, resolveUsers, searchUsers } from './users/find-users';

/** What those who run the product change for others. */
export function registerAdministration(app: FastifyInstance): void {
  registerBanners(app);
  registerUsers(app);
  registerUserNotifications(app);
  registerCaseOwner(app);

  serve(app, adminCalls.bankSettings, () => readSettings(app.backend));
}

function registerBanners(app: FastifyInstance): void {
  serve(app, adminCalls.listBanners, ({ db }) => listBanners(db));

  serve(app, adminCalls.bannerChanges, ({ db }) => listBannerChanges(db));

  serve(app, adminCalls.createBanner, async ({ db, body, user, clock, request }) => ({
    feBannerId: await createBanner(
      db,
      { userId: user.id, now: clock.now() },
      body,
      idempotencyKey(request),
    ),
  }));

  serve(app, adminCalls.updateBanner, ({ db, params, body, user, clock }) =>
    updateBanner(db, { userId: user.id, now: clock.now() }, params.feBannerId, body),
  );

  serve(app, adminCalls.endBanner, ({ db, params, body, user, clock }) =>
    endBanner(db, { userId: user.id, now: clock.now() }, params.feBannerId, body.version),
  );

  serve(app, adminCalls.deleteBanner, ({ db, params, query, user, clock }) =>
    deleteBanner(db, { userId: user.id, now: clock.now() }, params.feBannerId, query.version),
  );

  serve(app, adminCalls.searchAccesses, ({ body, ...call }) =>
    searchAccesses({ ...call, register: app.neighbours.clientRegister }, body),
  );

  serve(app, adminCalls.unusualAccesses, (call) => unusualAccesses(call));

  registerSessions(app);
}

function registerUsers(app: FastifyInstance): void {
  serve(app, adminCalls.findUser, (call) => findUser(call, call.body));
  serve(app, adminCalls.searchUsers, (call) => searchUsers(call, call.body.name));
  serve(app, adminCalls.resolveUsers, (call) => resolveUsers(call, call.body.identities));
}

function registerUserNotifications(app: FastifyInstance): void {
  serve(app, adminCalls.listNotifications, ({ db }) => listNotifications(db));

  serve(app, adminCalls.notificationAudiences, ({ db, config }) => countAudiences(db, config));

  serve(app, adminCalls.createNotification, async ({ body, user, clock, request }) => ({
    notificationId: await sendNotification(
      app.backend,
      { userId: user.id, now: clock.now() },
      body,
      idempotencyKey(request),
    ),
  }));

  serve(app, adminCalls.withdrawNotification, ({ db, params, user, clock }) =>
    withdrawNotification(db, { userId: user.id, now: clock.now() }, params.notificationId),
  );
}

function registerCaseOwner(app: FastifyInstance): void {
  const { backend } = app;

  serve(app, adminCalls.findCases, (call) => findCases(call, call.body.text));

  serve(app, adminCalls.resolveCases, (call) => resolveCases(call, call.body.numbers));

  serve(app, adminCalls.listHandovers, ({ db, config }) => readHandovers(db, config));

  serve(app, adminCalls.changeCaseOwner, ({ body, user, clock }) =>
    changeCaseOwner(backend, { userId: user.id, now: clock.now() }, body),
  );

  serve(app, adminCalls.handOverCases, ({ body, user, clock, request }) =>
    handOverCases(backend, { userId: user.id, now: clock.now() }, body, idempotencyKey(request)),
  );

  serve(app, adminCalls.undoHandover, ({ params, user, clock }) =>
    undoHandover(backend, { userId: user.id, now: clock.now() }, params.handoverId),
  );
}
