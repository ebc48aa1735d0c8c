import { caseCalls } from '@advisor/contracts/case/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { expensePercentOf } from '@advisor/lending/affordability/self-employed';
import type { FastifyInstance } from 'fastify';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { readTaxReturnIncome } from '../../domain/assessment/tax-return-income';
import { readTaxForms, readTaxReturns } from '../../domain/assessment/tax-return/read-tax-returns';
import { openCase } from '../../domain/cases/case-access';
import { sentLockOf } from '../../domain/flow/locks';
import { openPerson } from '../../domain/household/open-person';
import { bankDay } from '../../platform/calendar';
import { notFound } from '../../platform/failure';
import { serve } from '../../platform/http/contract-routes';
import { listTaxReturns } from './list-tax-returns';
import { saveTaxReturns } from './commands/save-tax-returns';

/** What self-employed people on an application declared to the tax office. */
export function registerTaxReturns(app: FastifyInstance): void {
  const sealer = app.backend.clientSealer;

  serve(app, customerCalls.taxReturnVersions, async ({ db }) =>
    (await readTaxForms(db)).map(({ id, form: { rows, rules }, ...version }) => ({
      versionId: id,
      ...version,
      rows,
      rules,
    })),
  );

  serve(app, customerCalls.taxReturn, async (call) => {
    const { person, row, arrangement } = await openPerson(call);
    const lock = sentLockOf({ arrangement, row });
    const [stored] = await readTaxReturns(call.db, sealer, [person.id]);
    return {
      taxReturns: stored?.taxReturns ?? [],
      version: stored?.version ?? 0,
      lastChangedOn: stored?.changedOn.toISOString(),
      caseId: row.id,
      salesArrangementId: person.salesArrangementId,
      firstName: person.firstName,
      lastName: person.lastName,
      ...(lock === undefined ? {} : { lock }),
    };
  });

  serve(app, customerCalls.updateTaxReturn, async (call) => {
    const { person } = await openPerson(call);
    const { user, clock, body } = call;
    const change = { person, userId: user.id, now: clock.now(), sealer };
    return saveTaxReturns(call.db, change, body);
  });

  serve(app, customerCalls.taxReturnIncomes, async (call) => {
    const { person } = await openPerson(call);
    return readTaxReturnIncome(call.db, sealer, person.id, bankDay(call.clock.now()));
  });

  serve(app, caseCalls.customerTaxReturns, async (call) => {
    const { id } = await openCase(call);
    return listTaxReturns(call.db, sealer, id, bankDay(call.clock.now()));
  });

  serve(app, codebookCalls.expensesByNace, async ({ db, clock, params }) => {
    const version = (await readTaxForms(db)).find(({ id }) => id === params.DAPVersionId);
    if (version === undefined) throw notFound('Neznámá verze přiznání.');
    const { policy } = await creditPolicyOn(db, bankDay(clock.now()));
    return Object.entries(version.form.naceNames).map(([naceCode, name]) => ({
      naceCode,
      name,
      percentage: expensePercentOf(naceCode, policy.taxReturns),
    }));
  });
}
