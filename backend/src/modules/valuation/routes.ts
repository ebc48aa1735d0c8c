import { Readable } from 'node:stream';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CaseCall, openCase } from '../../domain/cases/case-access';
import { caseCollateral } from '../../domain/valuation/case-collateral';
import { readValuations } from '../../domain/valuation/read-valuations';
import { ownershipDeeds, realEstates } from '../../domain/valuation/schema';
import { bankDay } from '../../platform/calendar';
import { notFound } from '../../platform/failure';
import { serve } from '../../platform/http/contract-routes';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { findInCadastre } from './cadastre-search';
import { checkAddress } from './check-specification';
import { addLock, addValuation, copyValuation } from './commands/add-valuation';
import { cancelOrder, completeOrder } from './commands/answer-order';
import {
  chooseType,
  deleteValuation,
  updateDocuments,
  updateSpecification,
} from './commands/change-specification';
import { keepDeed } from './commands/keep-deed';
import { orderValuation } from './commands/order-valuation';
import { preorderOnline } from './commands/preorder-online';
import type { Named } from './commands/valuation-change';
import { openDeed, placeOfDeed, readDeedOf } from './deed-of-case';
import { valuationEffect } from './effect';
import { elsewhereDetail, listElsewhere } from './elsewhere';
import { registerEndingValidity } from './ending-validity';
import { readHeldLoan } from './held-loan';
import { listValuations } from './list-valuations';
import { registerOrders } from './orders/register-orders';
import { valuationDetail } from './valuation-detail';
import { unknownValuation, valuationOfCase } from './valuation-of-case';

const unknownDeed = 'List vlastnictví nebyl nalezen.';

/** What loans are secured by, and what it is worth. */
export function registerValuation(app: FastifyInstance): void {
  const { backend, neighbours } = app;
  const { db, clock, rates, clientSealer: sealer } = backend;
  registerOrders(app);
  registerEndingValidity(app);

  serve(app, valuationCalls.list, async (call) => {
    const row = await openCase(call);
    const [valuations, { loan }] = await Promise.all([
      readValuations(db, [row.id]),
      readHeldLoan(db, rates, row),
    ]);
    return [
      ...listValuations({ loan, today: bankDay(clock.now()), sealer, valuations }),
      ...(await listElsewhere(neighbours.appraisers, row.id)),
    ];
  });

  serve(app, valuationCalls.collateral, async (call) => {
    const row = await openCase(call);
    const { loan, drawn, limit, typedValue } = await readHeldLoan(db, rates, row);
    const today = bankDay(clock.now());
    const held = { caseId: row.id, today, loan: loan ?? 0, drawn, limit, typedValue };
    const [collateral, realEstateCount] = await Promise.all([
      caseCollateral(db, held),
      db.$count(realEstates, eq(realEstates.caseId, row.id)),
    ]);
    // Without a loan there is nothing to compare a value with.
    const ratios =
      loan === undefined
        ? { ...collateral, ltv: undefined, ltvToday: undefined, isWithinLimit: undefined }
        : { ...collateral, loanAmount: loan };
    return {
      ratios: { ...ratios, limit },
      realEstateCount,
      addLock: addLock(row.productTypeId, realEstateCount),
    };
  });

  serve(app, valuationCalls.get, async (call) => {
    const row = await openCase(call, unknownValuation);
    const { sourceId, id } = call.params;
    if (sourceId !== valuationSource.appraisers.code)
      return valuationDetail(backend, { row, user: call.user }, ownId(call.params));
    const about = { caseId: row.id, today: bankDay(clock.now()) };
    return elsewhereDetail(neighbours.appraisers, about, id);
  });

  serve(app, valuationCalls.effect, async (call) => {
    const row = await openCase(call, unknownValuation);
    const { sourceId, id: realEstateValuationId } = call.params;
    const { id: caseId } = row;
    if (sourceId === valuationSource.appraisers.code)
      await elsewhereDetail(
        neighbours.appraisers,
        { caseId, today: bankDay(clock.now()) },
        realEstateValuationId,
      );
    else await valuationOfCase(db, sealer, { caseId, realEstateValuationId: ownId(call.params) });
    return valuationEffect(backend, row);
  });

  serve(app, valuationCalls.create, async (call) => {
    const { id: caseId } = await openCase(call);
    const adding = { caseId, userId: call.user.id, key: idempotencyKey(call.request) };
    return { realEstateValuationId: await addValuation(backend, adding, call.body) };
  });

  serve(app, valuationCalls.copy, async (call) => {
    const named = { ...(await namedBy(call)), key: idempotencyKey(call.request) };
    const made = await copyValuation(backend, named, call.body.isSameRealEstate);
    return { realEstateValuationId: made };
  });

  serve(app, valuationCalls.update, async (call) => {
    const named = await namedBy(call);
    const { specification } = await valuationOfCase(db, sealer, named);
    await checkAddress(neighbours.addressRegister, specification.address, call.body);
    return updateSpecification(backend, named, call.body);
  });

  serve(app, valuationCalls.updateDocuments, async (call) =>
    updateDocuments(backend, await namedBy(call), call.body),
  );

  serve(app, valuationCalls.remove, async (call) =>
    deleteValuation(backend, await namedBy(call), call.query.version),
  );

  serve(app, valuationCalls.chooseType, async (call) =>
    chooseType(backend, await namedBy(call), call.body),
  );

  serve(app, valuationCalls.preorderOnline, async (call) => {
    const named = await namedBy(call);
    const possibleValuationTypes = await preorderOnline(
      backend,
      neighbours.appraisers,
      named,
      call.body,
    );
    return { possibleValuationTypes };
  });

  serve(app, valuationCalls.order, async (call) =>
    orderValuation(backend, await namedBy(call), call.body),
  );

  serve(app, valuationCalls.complete, async (call) =>
    completeOrder(backend, await namedBy(call), call.body),
  );

  serve(app, valuationCalls.cancelOrder, async (call) =>
    cancelOrder(backend, await namedBy(call), call.body.orderId),
  );

  serve(app, valuationCalls.readDeed, async (call) => {
    const named = await namedBy(call);
    // One of another case asks nothing of the cadastre.
    await valuationOfCase(db, sealer, named);
    const { cadastralAreaCode, deedNumber, version } = call.body;
    const read = await neighbours.cadastre.deed(cadastralAreaCode, deedNumber);
    const kept = await keepDeed(backend, named, version, read);
    const row = await openCase(call, unknownValuation);
    const { application } = await readHeldLoan(db, rates, row);
    const reading = { db, sealer, application, today: bankDay(clock.now()) };
    const deedOfOwnership = await readDeedOf(reading, kept.deedId);
    if (deedOfOwnership === undefined) throw new Error('a deed that was kept is there');
    return { version: kept.version, deedOfOwnership };
  });

  serve(app, valuationCalls.searchCadastre, async (call) => {
    await openCase(call);
    return findInCadastre(neighbours, call.body);
  });

  serve(app, valuationCalls.cadastralAreas, ({ body }) =>
    neighbours.cadastre.areas(body.searchText, mostAreas),
  );

  serve(app, documentCalls.deedOfOwnership, async (call) => {
    const [row] = await db
      .select()
      .from(ownershipDeeds)
      .where(eq(ownershipDeeds.id, call.query.deedOfOwnershipDocumentId));
    if (row === undefined) throw notFound(unknownDeed);
    await openCase({ ...call, params: { caseId: row.caseId } }, unknownDeed);
    const deed = openDeed(sealer, row);
    const content = backend.fileSealer.open(row.sealedPdf, placeOfDeed(row.caseId, deed));
    return {
      content: Readable.from([content]),
      contentType: 'application/pdf',
      fileName: `List vlastnictví ${deed.entry.deedNumber}.pdf`,
    };
  });
}

/** Areas that are suggested at once. */
const mostAreas = 20;

/** @throws Failure 404 for a case that the user may not see */
async function namedBy(
  call: Omit<CaseCall, 'params'> & { params: Omit<Named, 'userId'> },
): Promise<Named> {
  await openCase(call, unknownValuation);
  return { ...call.params, userId: call.user.id };
}

/** Of the product's own; others are in the appraisers' system. */
function ownId({ sourceId, id }: { sourceId: number; id: number }): number {
  if (sourceId !== valuationSource.product.code) throw notFound(unknownValuation);
  return id;
}
