import { adminCalls } from '@advisor/contracts/admin/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/contract-routes';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { createBanner } from './commands/create-banner';
import { deleteBanner } from './commands/delete-banner';
import { endBanner } from './commands/end-banner';
import { updateBanner } from './commands/update-banner';
import { listBannerChanges, listBanners } from './list-banners';

/** What those who run the product change for everybody. */
export function registerAdministration(app: FastifyInstance): void {
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
}
