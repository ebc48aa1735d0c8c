import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { Operation } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { valuationOrders } from '../../../domain/valuation/schema';
import { type AreaTests, gone, withKey } from '../../../testing/area-tests';
import { newApplication } from '../../../testing/hub';
import {
  describedFlat,
  dtsOrder,
  flatDetails,
  knownFlat,
  newRealEstate,
} from '../../../testing/real-estates';
import type { TestApp } from '../../../testing/test-app';
import { pdf, saveDocument } from '../../../testing/uploads';

const known = { isLoanRealEstate: true, isPurchased: true };
const specifications = [
  { ...known, floorArea: 61 },
  { ...known, floorArea: 62 },
] as const;

/** An order that came back for completion. */
async function returnedOrder(backend: TestApp) {
  const client = await describedFlat(backend);
  const { orderId } = (await client.order(dtsOrder)).json<{ orderId: number }>();
  await backend.db
    .update(valuationOrders)
    .set({
      state: taskState.documentsCompleting.code,
      round: 1,
      returnedText: 'Doplňte fotografie.',
      returnedOn: backend.app.backend.clock.now(),
    })
    .where(eq(valuationOrders.id, orderId));
  return { client, orderId };
}

/** Deeds of two houses that the cadastre has. */
async function twoDeeds(backend: TestApp) {
  const { address } = await knownFlat(backend);
  const { addressPointId } = address;
  const [found] = await backend.app.neighbours.cadastre.search({ by: 'address', addressPointId });
  const { cadastralAreaCode, deedNumber } = found?.entry ?? {};
  const next = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (deedNumber ?? 0) + step);
  for (const other of next) {
    const by = {
      by: 'deed',
      cadastralAreaCode: cadastralAreaCode ?? '',
      deedNumber: other,
    } as const;
    if ((await backend.app.neighbours.cadastre.search(by)).length > 0)
      return [
        { cadastralAreaCode, deedNumber },
        { cadastralAreaCode, deedNumber: other },
      ] as const;
  }
  throw new Error('the cadastre has one deed only');
}

export const valuation: AreaTests = {
  entries: { 'real-estate': valuationCalls.list },
  versioned: (backend) => {
    const draft = async () => {
      const { caseId, realEstateValuationId } = await newRealEstate(backend());
      return { params: { caseId, realEstateValuationId }, version: 1 };
    };
    return [
      {
        operation: valuationCalls.update,
        open: async () => ({ ...(await draft()), changes: specifications }),
      },
      {
        operation: valuationCalls.updateDocuments,
        open: async () => {
          const opened = await draft();
          const { caseId } = opened.params;
          const one = await saveDocument(backend(), caseId);
          const other = await saveDocument(backend(), caseId, pdf('druhá.pdf', 2_100));
          return { ...opened, changes: [{ documentIds: [one] }, { documentIds: [other] }] };
        },
      },
      {
        operation: valuationCalls.chooseType,
        open: async () => ({
          ...(await draft()),
          changes: [{ valuationTypeId: 3 }, { valuationTypeId: 2 }],
        }),
      },
      {
        operation: valuationCalls.readDeed,
        open: async () => ({ ...(await draft()), changes: await twoDeeds(backend()) }),
      },
      {
        operation: valuationCalls.remove,
        changedBy: valuationCalls.update,
        open: async () => ({ ...(await draft()), changes: specifications }),
      },
    ];
  },
  retried: (backend) => {
    const onDraft = (operation: Operation, input: () => object | Promise<object>) => async () => {
      const client = await newRealEstate(backend());
      const made = await input();
      return () => client.call(operation, made);
    };
    return [
      {
        operation: valuationCalls.create,
        prepare: async () => {
          const { caseId } = await newApplication(backend());
          const body = { realEstateTypeId: 2, isLoanRealEstate: true };
          const input = { as: 'advisor' as const, params: { caseId }, body, ...withKey() };
          return () => backend().callOperation(valuationCalls.create, input);
        },
      },
      {
        operation: valuationCalls.copy,
        prepare: onDraft(valuationCalls.copy, () => ({
          body: { isSameRealEstate: false },
          ...withKey(),
        })),
      },
      {
        operation: valuationCalls.update,
        prepare: onDraft(valuationCalls.update, () => ({
          body: { ...specifications[0], version: 1 },
        })),
      },
      {
        operation: valuationCalls.updateDocuments,
        prepare: async () => {
          const client = await newRealEstate(backend());
          const documentIds = [await saveDocument(backend(), client.caseId)];
          const body = { documentIds, version: 1 };
          return () => client.call(valuationCalls.updateDocuments, { body });
        },
      },
      {
        operation: valuationCalls.remove,
        prepare: onDraft(valuationCalls.remove, () => ({ query: { version: '1' } })),
        otherwise: gone,
      },
      {
        operation: valuationCalls.chooseType,
        prepare: onDraft(valuationCalls.chooseType, () => ({
          body: { valuationTypeId: 3, version: 1 },
        })),
      },
      {
        operation: valuationCalls.readDeed,
        prepare: onDraft(valuationCalls.readDeed, async () => ({
          body: { ...(await twoDeeds(backend()))[0], version: 1 },
        })),
      },
      {
        operation: valuationCalls.preorderOnline,
        prepare: async () => {
          const client = await describedFlat(backend());
          const body = { ...flatDetails, floorArea: 70 };
          return () => client.call(valuationCalls.preorderOnline, { body });
        },
      },
      {
        operation: valuationCalls.order,
        prepare: async () => {
          const client = await describedFlat(backend());
          const body = { order: dtsOrder, seen: await client.version() };
          return () => client.call(valuationCalls.order, { body });
        },
      },
      {
        operation: valuationCalls.complete,
        prepare: async () => {
          const { client, orderId } = await returnedOrder(backend());
          const body = { orderId, round: 1, text: 'Fotografie jsou přiložené.' };
          return () => client.call(valuationCalls.complete, { body });
        },
      },
      {
        operation: valuationCalls.cancelOrder,
        prepare: async () => {
          const { client, orderId } = await returnedOrder(backend());
          return () => client.call(valuationCalls.cancelOrder, { body: { orderId } });
        },
      },
    ];
  },
};
