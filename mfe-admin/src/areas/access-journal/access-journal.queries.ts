import { call, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { byField, useChange } from '@advisor/shell/use-change';

export type Question = CallBody<typeof adminCalls.searchAccesses>;
export type Found = CallResponse<typeof adminCalls.searchAccesses>;
export type Access = Found['accesses'][number];
export type UnusualDay = CallResponse<typeof adminCalls.unusualAccesses>['days'][number];

/** What is unusual; the search lives without it. */
export const unusualQuery = () =>
  operationQuery(adminCalls.unusualAccesses, {}, { meta: { allowFailure: true } });

const key = [adminCalls.searchAccesses.id];

/** Looks into the journal. Nothing of it outlives the page: it tells of people. */
export const useSearchAccesses = () =>
  useChange({
    key,
    call: async (question: Question) => ({
      question,
      found: await call(adminCalls.searchAccesses, { body: question }, { cancellable: true }),
    }),
    isRead: true,
    fieldErrors: byField,
    gcTime: 0,
  });
