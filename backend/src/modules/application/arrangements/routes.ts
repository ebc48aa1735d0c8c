import type { FastifyInstance } from 'fastify';
import { caseCalls } from '@advisor/contracts/case/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { readAssessmentFacts } from '../../../domain/assessment/assessments';
import { readNextStep } from '../../../domain/assessment/next-step';
import { openArrangement } from '../../../domain/cases/arrangement-access';
import { openCase } from '../../../domain/cases/case-access';
import { notFound } from '../../../platform/failure';
import { serve } from '../../../platform/http/contract-routes';
import { loanApplicationOf } from '../../../domain/cases/loan-application';
import { visibleFacts } from '../../../domain/flow/facts';
import { readFactsOf } from '../../../domain/flow/read-facts';
import { caseStages } from '../../../domain/flow/stages';
import { hubSteps } from '../../../domain/flow/steps';
import { readParameters } from '../../../domain/cases/arrangement-parameters';
import { updateParameters } from '../commands/update-parameters';
import { listCustomers } from './list-customers';
import { deleteArrangement } from '../commands/delete-arrangement';
import { listArrangements } from './list-arrangements';
import { startService } from '../commands/start-service';
import { serviceOptions } from './service-request';

export function registerArrangements(app: FastifyInstance): void {
  const { rates, clientSealer: sealer } = app.backend;

  serve(app, salesArrangementCalls.get, async (call) => {
    const { arrangement, row } = await openArrangement(call);
    const [described] = await listArrangements(call.db, row, arrangement.id);
    if (described === undefined) throw notFound();
    return { ...described, caseId: row.id };
  });

  serve(app, salesArrangementCalls.list, async (call) =>
    listArrangements(call.db, await openCase(call)),
  );

  serve(app, caseCalls.salesArrangementTypes, async (call) =>
    serviceOptions(app.backend, await openCase(call), call.user, call.clock.now()),
  );

  serve(app, caseCalls.createSalesArrangement, async (call) =>
    startService(app.backend, {
      row: await openCase(call),
      typeId: call.body.salesArrangementTypeId,
      user: call.user,
      now: call.clock.now(),
    }),
  );

  serve(app, salesArrangementCalls.delete, async (call) => {
    const { arrangement } = await openArrangement(call);
    await deleteArrangement(app.backend, arrangement, call.user, call.clock.now());
  });

  serve(app, salesArrangementCalls.customers, async (call) => {
    const { arrangement } = await openArrangement(call);
    return listCustomers(call.db, arrangement);
  });

  serve(app, salesArrangementCalls.flow, async (call) => {
    const opened = await openArrangement(call);
    const now = call.clock.now();
    const [facts, assessment] = await Promise.all([
      readFactsOf(call.db, rates, opened, now),
      readAssessmentFacts(call.db, { rates, sealer, now }, opened.arrangement),
    ]);
    return hubSteps({ ...facts, permissions: call.user.permissions, assessment });
  });

  serve(app, caseCalls.stages, async (call) => {
    const row = await openCase(call);
    const arrangement = await loanApplicationOf(call.db, row.id);
    const now = call.clock.now();
    const read = await readFactsOf(call.db, rates, { arrangement, row }, now);
    const facts = visibleFacts(read, call.user);
    return {
      salesArrangementId: arrangement.id,
      stages: caseStages(facts),
      next: await readNextStep(call.db, { rates, sealer, now }, arrangement, facts),
    };
  });

  serve(app, salesArrangementCalls.parameters, async (call) => {
    const { arrangement } = await openArrangement(call);
    return readParameters(call.db, arrangement);
  });

  serve(app, salesArrangementCalls.updateParameters, async (call) => {
    const opened = await openArrangement(call);
    const { user, clock, body } = call;
    const update = { ...opened, ...body, user, now: clock.now() };
    return updateParameters(call.db, { rates, sealer }, update);
  });
}
