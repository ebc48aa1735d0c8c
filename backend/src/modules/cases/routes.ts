import type { FastifyInstance } from 'fastify';
import { and } from 'drizzle-orm';
import { bankDay } from '../../calendar';
import { serve } from '../../contract-routes';
import { meetSentinelClient } from '../../sentinels/meet-sentinel';
import { cancelCase } from './cancel-case';
import { openCase, visibleTo } from '../../cases/case-access';
import { getCaseCustomers } from './case-customers';
import { getCase, getMainPanel, getTimeline } from './case-detail';
import { identificationCondition } from './case-identification';
import { listCases } from './case-list';
import { getParameters } from './case-parameters';
import { searchCases } from './case-search';
import { countByFilter } from './dashboard-filter';
import { getInfoBanners } from './info-banners';
import { getMenuFlags } from './menu-flags';

/** Most cases that an identification answers. */
const maxIdentified = 20;

export function registerCases(app: FastifyInstance): void {
  const { birthNumbers } = app.backend;

  serve(app, 'case.search', ({ db, user, body }) => searchCases(db, user, body));

  serve(app, 'case.dashboardFilters', ({ db, user }) => countByFilter(db, user.id));

  serve(app, 'case.identify', async (call) => {
    const { db, user, body, clock } = call;
    const condition = identificationCondition(db, birthNumbers, body, bankDay(clock.now()));
    if (body.criterion === 'client') await meetSentinelClient(body, call);
    const { items, hasMore } = await listCases(db, {
      where: and(condition, visibleTo(user)),
      sort: { field: 'lastChange', descending: true },
      offset: 0,
      limit: maxIdentified,
    });
    return { cases: items, hasMore };
  });

  serve(app, 'case.get', async (call) => getCase(call.db, await openCase(call)));

  serve(app, 'case.mainPanel', async (call) =>
    getMainPanel(call.db, await openCase(call), call.user, call.clock.now()),
  );

  serve(app, 'case.infoBanners', async (call) =>
    getInfoBanners(call.db, await openCase(call), call.user, call.clock.now()),
  );

  serve(app, 'case.menuFlags', async (call) => {
    const { id } = await openCase(call);
    return getMenuFlags(call.db, id);
  });

  serve(app, 'case.parameters', async (call) =>
    getParameters(call.db, await openCase(call), call.user, call.clock.now()),
  );

  serve(app, 'case.customers', async (call) => {
    const { id } = await openCase(call);
    return getCaseCustomers(call.db, birthNumbers, id);
  });

  serve(app, 'case.timeline', async (call) => {
    const { id } = await openCase(call);
    return getTimeline(call.db, id);
  });

  serve(app, 'case.cancel', async (call) =>
    cancelCase(call.db, await openCase(call), call.user, call.clock.now()),
  );
}
