import { call, type CallInput, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { minSearchLength } from '@advisor/contracts/case/dashboard-options';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

export type Handover = CallResponse<typeof adminCalls.listHandovers>[number];
export type HandoverInput = CallInput<typeof adminCalls.handOverCases>['body'];
export type FoundCase = CallResponse<typeof adminCalls.findCases>['cases'][number];
export type ResolvedCases = CallResponse<typeof adminCalls.resolveCases>;

/** Whoever runs the product is not alone: what others change is asked for, ms. */
const refreshMs = 30_000;

export const handoversQuery = () => ({
  ...operationQuery(adminCalls.listHandovers, {}, { background: 'again' }),
  refetchInterval: refreshMs,
});

/** The search itself says when it fails. */
export const casesQuery = (text: string) => ({
  ...operationQuery(adminCalls.findCases, { body: { text } }, { meta: { allowFailure: true } }),
  enabled: text !== '' && text.split(/\s+/).every((word) => word.length >= minSearchLength),
});

/** The list here, whatever shows cases, and the bell. */
const concerned = ['admin.handovers', 'admin.findCases', 'case', 'usersNotifications'];

/** Where the form shows what the call says of its fields. */
const formFields: Readonly<Record<string, string>> = { userId: 'owner' };

export function useHandOver() {
  const { t } = useTranslation('admin-change-case-owner');
  return useChange({
    key: ['admin.handovers.create'],
    call: (body: HandoverInput, { idempotencyKey }) =>
      call(adminCalls.handOverCases, { body }, { headers: { 'Idempotency-Key': idempotencyKey } }),
    invalidates: concerned,
    success: ({ cases }) => {
      const moved = cases.filter(({ result }) => result === 'moved').length;
      return moved > 0
        ? { title: t('done.handedOver', { moved, count: cases.length }) }
        : undefined;
    },
    fieldErrors: ({ fieldErrors }) =>
      Object.fromEntries(
        Object.entries(fieldErrors).map(([name, message]) => [formFields[name] ?? name, message]),
      ),
  });
}

export function useUndoHandover(handoverId: number) {
  const { t } = useTranslation('admin-change-case-owner');
  return useChange({
    key: ['admin.handovers.undo', handoverId],
    call: () => call(adminCalls.undoHandover, { params: { handoverId } }),
    invalidates: concerned,
    success: ({ cases }) => ({
      title: t('done.undone', {
        moved: cases.filter(({ undone }) => undone === 'returned').length,
        count: cases.filter(({ undone }) => undone !== undefined).length,
      }),
    }),
  });
}

/** Which cases the numbers of a pasted list are. */
export const useResolveCases = () =>
  useChange({
    key: [adminCalls.resolveCases.id],
    call: (numbers: string[]) => call(adminCalls.resolveCases, { body: { numbers } }),
    isRead: true,
    gcTime: 0,
  });
