import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { monthsBetween } from '@advisor/lending/repayment/repayment-on-day';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openCase } from '../../domain/cases/case-access';
import { churnRisk } from '../../domain/refinancing/churn-risk';
import {
  type EligibleFixation,
  isRefused,
  loanToFix,
  loanToRepay,
  readAsking,
} from '../../domain/refinancing/eligible-loan';
import type { SavedOffer } from '../../domain/refinancing/saved-offer';
import {
  noRetentionDay,
  retentionDays,
  retentionRate,
} from '../../domain/refinancing/model-retention';
import { signedChangeOn } from '../../domain/refinancing/loan-history';
import { readOfferedRates } from '../../domain/refinancing/offered-rates';
import { offerOfCase } from '../../domain/refinancing/offers';
import { describeProcesses, processesOf } from '../../domain/refinancing/processes';
import { repaymentPolicyOn } from '../../domain/refinancing/read-repayment-policy';
import { loanTermsOf } from '../../domain/refinancing/repaid-loan';
import { clientResponses } from '../../domain/refinancing/schema';
import { users } from '../../platform/session/schema/users';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/failure';
import { serve } from '../../platform/http/contract-routes';
import { defaultOffer } from '../../domain/refinancing/legal-notice';
import { noteResponse } from './commands/note-response';

type Parameters = CallResponse<typeof refinancingCalls.parameters>;
type Terms = Parameters['current'];

const { retention, refixation, extraPayment } = refinancingType;
const { inProgressInBackOffice } = refinancingState;

/** A loan and all that is done about its terms. */
export function registerParameters(app: FastifyInstance): void {
  const { rates: book } = app.backend;

  serve(app, refinancingCalls.parameters, async (call): Promise<Parameters> => {
    const row = await openCase(call);
    const { db, user } = call;
    const asking = await readAsking(call, row);
    const { loan, today } = asking;
    if (loan === undefined) throw notFound('Případ nemá úvěr.');
    const [processRows, responses, { refinancing }, signedOn] = await Promise.all([
      processesOf(db, row.id),
      readResponses(db, row.id),
      repaymentPolicyOn(db, today),
      signedChangeOn(db, row.id),
    ]);
    const processes = await describeProcesses(db, processRows, user);
    const toFix = loanToFix(asking);
    const toRepay = loanToRepay(asking);
    const hasDays = !isRefused(toFix) && retentionDays(toFix, refinancing, signedOn).length > 0;
    const current: Terms = {
      principal: loanTermsOf(row, loan, today)?.principal ?? loan.principal,
      interestRate: loan.interestRate,
      monthlyPayment: loan.monthlyPayment,
      paymentDay: loan.paymentDay,
      fixedRatePeriod: loan.fixedRatePeriod ?? undefined,
      fixedRateValidTo: loan.fixedRateValidTo ?? undefined,
      loanMaturityOn: loan.maturityOn ?? undefined,
    };
    const [signed] = processes
      .filter(({ state }) => state === inProgressInBackOffice.code)
      .toSorted(byEffect);
    const next = await nextTerms(db, row.id, {
      offerId: signed?.offerId,
      fixedRateValidTo: loan.fixedRateValidTo,
    });
    return {
      current,
      ...(next && { future: futureOf(current, next) }),
      ...(!isRefused(toFix) && {
        churnRisk: await riskOf(toFix, responses[0]?.responseCodeTypeId),
      }),
      processes,
      refusals: [
        ...refusalOf(retention.code, toFix),
        ...(isRefused(toFix) || hasDays
          ? []
          : [{ refinancingTypeId: retention.code, reason: noRetentionDay(signedOn) }]),
        ...refusalOf(refixation.code, toFix),
        ...refusalOf(extraPayment.code, toRepay),
      ],
      responses,
    };

    async function riskOf(toLeave: EligibleFixation, lastResponse: number | undefined) {
      const rates = await readOfferedRates(db, book, toLeave);
      return churnRisk(
        {
          currentRate: toLeave.terms.interestRate,
          offeredRate: retentionRate(toLeave, rates),
          monthsToFixationEnd: monthsBetween(today, toLeave.fixedRateValidTo),
          lastResponse,
        },
        refinancing.churn,
      );
    }
  });

  serve(app, refinancingCalls.createResponseCode, async (call) => {
    const { id: caseId } = await openCase(call);
    await noteResponse(call.db, { caseId, userId: call.user.id, now: call.clock.now() }, call.body);
  });
}

const byEffect = (
  { effectiveFrom: one = '' }: Parameters['processes'][number],
  { effectiveFrom: other = '' }: Parameters['processes'][number],
): number => one.localeCompare(other);

const refusalOf = (
  refinancingTypeId: NonNullable<Parameters['refusals']>[number]['refinancingTypeId'],
  found: ReturnType<typeof loanToRepay>,
) => (isRefused(found) ? [{ refinancingTypeId, reason: found.message }] : []);

/** What changes next: what is signed, else what a client gets who does not answer. */
async function nextTerms(
  db: Database,
  caseId: number,
  { offerId, fixedRateValidTo }: { offerId: number | undefined; fixedRateValidTo: string | null },
): Promise<SavedOffer | undefined> {
  if (offerId !== undefined) return (await offerOfCase(db, { caseId, offerId })).terms;
  if (fixedRateValidTo === null) return undefined;
  return (await defaultOffer(db, { caseId, fixedRateValidTo }))?.terms;
}

function futureOf(current: Terms, { after, effectiveFrom }: SavedOffer): Parameters['future'] {
  const { principal, interestRate, monthlyPayment, maturityOn, ...fixation } = after;
  return {
    ...current,
    principal,
    monthlyPayment,
    ...(interestRate !== undefined && { interestRate }),
    ...(maturityOn !== undefined && { loanMaturityOn: maturityOn }),
    ...fixation,
    validFrom: effectiveFrom,
  };
}

async function readResponses(db: Database, caseId: number) {
  const rows = await db
    .select({ response: clientResponses, firstName: users.firstName, lastName: users.lastName })
    .from(clientResponses)
    .innerJoin(users, eq(users.id, clientResponses.createdBy))
    .where(eq(clientResponses.caseId, caseId))
    .orderBy(desc(clientResponses.id));
  return rows.map(({ response, firstName, lastName }) => ({
    responseCodeTypeId: response.responseCodeTypeId,
    value: response.value ?? undefined,
    createdOn: response.createdOn.toISOString(),
    createdBy: `${firstName} ${lastName}`,
  }));
}
