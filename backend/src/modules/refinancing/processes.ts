import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openCase } from '../../domain/cases/case-access';
import { cancelProcess } from './commands/cancel-process';
import { handOverProcess } from './commands/hand-over-process';
import { updateComment } from './commands/update-comment';
import { requireLoanToFix, requireLoanToRepay } from '../../domain/refinancing/eligible-loan';
import { linkOffer } from './commands/link-offer';
import {
  savedExtraPayment,
  savedRetention,
  offerOfCase,
  type OfferRow,
  toExtraPaymentOffer,
  toRetentionOffer,
} from '../../domain/refinancing/offers';
import {
  describeProcess,
  describeProcesses,
  processesOf,
  processOfCase,
  type ProcessRow,
} from '../../domain/refinancing/processes';
import { refinancingOffers } from '../../domain/refinancing/schema';
import type { Database } from '../../platform/database/database';
import { serve } from '../../platform/http/contract-routes';

type ListedPayment = CallResponse<typeof refinancingCalls.extraPaymentList>[number];

const { retention, extraPayment } = refinancingType;

/** Retentions and extra payments from the offer that was taken over to their end. */
export function registerProcesses(app: FastifyInstance): void {
  serve(app, offerCalls.linkRetention, async (call) => {
    const loan = await requireLoanToFix(call, await openCase(call));
    const linking = { loan, typeId: retention.code, userId: call.user.id, now: call.clock.now() };
    return toLinked(await linkOffer(call.db, { ...linking, ...call.body }));
  });

  serve(app, offerCalls.linkExtraPayment, async (call) => {
    const loan = await requireLoanToRepay(call, await openCase(call));
    const linking = { loan, typeId: extraPayment.code, userId: call.user.id };
    return toLinked(await linkOffer(call.db, { ...linking, now: call.clock.now(), ...call.body }));
  });

  serve(app, refinancingCalls.retention, async (call) => {
    const { id: caseId } = await openCase(call);
    const { db, user, params } = call;
    const { processId } = params;
    const row = await processOfCase(db, { caseId, processId, typeId: retention.code });
    const [process, offer] = await Promise.all([
      describeProcess(db, row, user),
      offerOfCase(db, { caseId, offerId: row.offerId ?? 0 }),
    ]);
    const { answer, interestRateDiscount, loan } = savedRetention(offer);
    const { interestRateValidFrom: _from, fixedRateValidTo: _to, ...amounts } = answer;
    return {
      ...process,
      ...amounts,
      before: { interestRate: loan.ratePercent, monthlyPayment: loan.instalment },
      interestRateDiscount,
      documentOnSAId: process.document?.documentOnSAId,
      offer: toRetentionOffer(offer),
    };
  });

  serve(app, refinancingCalls.extraPaymentList, async (call) => {
    const { id } = await openCase(call);
    const { db, user } = call;
    const rows = await processesOf(db, id, extraPayment.code);
    const [processes, offers] = await Promise.all([
      describeProcesses(db, rows, user),
      offersById(
        db,
        rows.flatMap(({ offerId }) => offerId ?? []),
      ),
    ]);
    return processes.flatMap((process): ListedPayment[] => {
      const offer = offers.get(process.offerId ?? 0);
      return offer === undefined ? [] : [{ ...process, ...paymentOf(offer) }];
    });
  });

  serve(app, refinancingCalls.extraPayment, async (call) => {
    const { id: caseId } = await openCase(call);
    const { db, user, params } = call;
    const { processId } = params;
    const row = await processOfCase(db, { caseId, processId, typeId: extraPayment.code });
    const [process, offer] = await Promise.all([
      describeProcess(db, row, user),
      offerOfCase(db, { caseId, offerId: row.offerId ?? 0 }),
    ]);
    const { isPaymentReduced, loan, request, policy, closing } = savedExtraPayment(offer);
    return {
      ...process,
      ...paymentOf(offer),
      closing,
      isPaymentReduced,
      documentOnSAId: process.document?.documentOnSAId,
      offer: toExtraPaymentOffer(offer),
      calculation: { loan, request, policy },
    };
  });

  serve(app, refinancingCalls.updateProcess, async (call) => {
    await openCase(call);
    const { db, params, user, clock, body } = call;
    return updateComment(db, { ...params, userId: user.id, now: clock.now() }, body);
  });

  serve(app, refinancingCalls.cancelProcess, async (call) => {
    await openCase(call);
    const { db, params, user, clock, body } = call;
    return cancelProcess(db, { ...params, ...body, userId: user.id, now: clock.now() });
  });

  serve(app, refinancingCalls.handOver, async (call) => {
    await openCase(call);
    const { db, params, user, clock } = call;
    await handOverProcess(db, { ...params, userId: user.id, now: clock.now() });
  });
}

const toLinked = ({ id, salesArrangementId, version }: ProcessRow) => ({
  processId: id,
  version,
  salesArrangementId: salesArrangementId ?? 0,
});

/** The payment that was taken over. */
function paymentOf(offer: OfferRow) {
  const { extraPaymentTypeId, effectiveFrom, answer } = savedExtraPayment(offer);
  return {
    extraPaymentTypeId,
    extraPaymentDate: effectiveFrom,
    extraPaymentAmount: answer.extraPaymentAmount,
    feeAmount: answer.feeAmountDiscounted ?? answer.feeAmount,
  };
}

async function offersById(db: Database, ids: number[]): Promise<ReadonlyMap<number, OfferRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(refinancingOffers).where(inArray(refinancingOffers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
