import type { FastifyInstance } from 'fastify';
import { and } from 'drizzle-orm';
import { caseCalls } from '@advisor/contracts/case/calls';
import { caseMenu } from '@advisor/contracts/case/menu';
import { bankDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';
import { cancelCase } from './commands/cancel-case';
import { type MenuFlag, readAboutCase } from '../../domain/cases/area';
import { type CaseCall, listedFor, openCase, visibleTo } from '../../domain/cases/case-access';
import type { Clock } from '../../platform/clock';
import { getCaseCustomers } from './case-customers';
import { getCase, getMainPanel, getTimeline } from './case-detail';
import { identificationCondition } from './case-identification';
import { listCases } from '../../domain/cases/case-list';
import { getParameters } from './case-parameters';
import { searchCases } from './case-search';
import { nextStepsOf } from './next-steps';
import { casesOfToday } from './cases-of-today';
import { countByFilter } from './dashboard-filter';

/** Most cases that an identification answers. */
const maxIdentified = 20;

const placeOf = ({ section }: MenuFlag) => caseMenu.findIndex((entry) => entry === section);

const aboutOf = async (call: CaseCall & { clock: Clock }) =>
  readAboutCase(call.db, await openCase(call), call.user, call.clock.now());

export function registerCases(app: FastifyInstance): void {
  const { clientRegister } = app.neighbours;
  const { areas } = app.backend;

  serve(app, caseCalls.search, ({ db, user, body, config }) => searchCases(db, user, body, config));

  serve(app, caseCalls.nextSteps, ({ user, body }) => nextStepsOf(app.backend, user, body.caseIds));

  serve(app, caseCalls.today, ({ user, query }) => casesOfToday(app.backend, user, query.pageSize));

  serve(app, caseCalls.dashboardFilters, ({ db, user }) => countByFilter(db, user.id));

  serve(app, caseCalls.identify, async (call) => {
    const { db, user, body, clock } = call;
    const condition = await identificationCondition(db, clientRegister, body, {
      today: bankDay(clock.now()),
      remainderTen: app.backend.config.birthNumberRemainderTen,
    });
    const { items, hasMore } = await listCases(db, user, {
      // A number is of one case; a client's name would list the tester's among others.
      where: and(
        condition,
        body.criterion === 'client' ? listedFor(user, call.config) : visibleTo(user),
      ),
      sort: { field: 'lastChange', descending: true },
      offset: 0,
      limit: maxIdentified,
    });
    return { cases: items, hasMore };
  });

  serve(app, caseCalls.get, async (call) => getCase(call.db, await openCase(call)));

  serve(app, caseCalls.mainPanel, async (call) => getMainPanel(call, await openCase(call)));

  serve(app, caseCalls.infoBanners, async (call) => {
    const about = await aboutOf(call);
    return (await Promise.all(areas.map(({ banners }) => banners?.(about) ?? []))).flat();
  });

  serve(app, caseCalls.menuFlags, async (call) => {
    const about = await aboutOf(call);
    const flags = await Promise.all(areas.map(({ menu }) => menu?.(about) ?? []));
    return flags.flat().toSorted((one, other) => placeOf(one) - placeOf(other));
  });

  serve(app, caseCalls.parameters, async (call) =>
    getParameters(call.db, await openCase(call), call.user, call.clock.now()),
  );

  serve(app, caseCalls.customers, async (call) => {
    const { id } = await openCase(call);
    return getCaseCustomers(call.db, clientRegister, id);
  });

  serve(app, caseCalls.timeline, async (call) => {
    const { id } = await openCase(call);
    return getTimeline(call.db, id);
  });

  serve(app, caseCalls.cancel, async (call) =>
    cancelCase(call.db, await openCase(call), call.user, call.clock.now()),
  );
}
