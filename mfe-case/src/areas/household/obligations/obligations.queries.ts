import { call, type CallResponse } from '@advisor/api-client/call';
import { obligationSource } from '@advisor/contracts/codebooks/income';
import type { BodyOf } from '@advisor/contracts/endpoint';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { obligationEndpoints } from '@advisor/contracts/obligation/endpoints';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { progressIntervalMs } from '@advisor/shell/live';
import { byField, useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { unlessGone } from '../gone';
import { exposureQuery } from '../household.queries';

export type ListedObligation = CallResponse<typeof obligationCalls.list>[number];
/** The credit bureau says what it is; only the correction is ours. */
export const isReported = ({ obligationSource: source }: ListedObligation): boolean =>
  source === obligationSource.creditBureau.code;

export type ObligationInput = BodyOf<typeof obligationEndpoints.create>;

/** How far the reading from the credit bureau is; asked again while it is under way. */
export const exposureRefreshQuery = (salesArrangementId: number) => ({
  ...exposureQuery(salesArrangementId),
  refetchInterval: ({ state }: { state: { data?: { state: string } } }) =>
    state.data?.state === 'running' ? progressIntervalMs() : false,
});

/** What depends on what people owe. */
const concerned = ['obligation', 'salesArrangement', 'household', 'case'];

/** Adds an obligation, or changes the one with the id. */
export function useSaveObligation(customerOnSAId: number, obligationId: number | undefined) {
  const { t } = useTranslation('case-household');
  return useSaveRecord({
    key: ['obligation.save', customerOnSAId, obligationId ?? 'new'],
    call: async (
      { version, obligation }: { version: number; obligation: ObligationInput },
      { idempotencyKey },
    ) => {
      if (obligationId === undefined) {
        await call(
          obligationCalls.create,
          { params: { customerOnSAId }, body: obligation },
          { headers: { 'Idempotency-Key': idempotencyKey } },
        );
        return;
      }
      const params = { customerOnSAId, obligationId };
      await call(obligationCalls.update, { params, body: { ...obligation, version } });
    },
    invalidates: concerned,
    success: t('obligations.saved'),
    fieldErrors: byField,
  });
}

export function useDeleteObligation(customerOnSAId: number, obligationId: number | undefined) {
  const { t } = useTranslation('case-household');
  return useChange({
    key: ['obligation.delete', customerOnSAId, obligationId ?? 'new'],
    call: (version: number) =>
      call(obligationCalls.delete, {
        params: { customerOnSAId, obligationId: obligationId ?? 0 },
        query: { version },
      }).catch(unlessGone),
    invalidates: concerned,
    success: t('obligations.deleted'),
    shows: ['conflict'],
  });
}

/** Asks the credit bureau about everybody on an application. */
export const useExposureRefresh = (salesArrangementId: number) =>
  useChange({
    key: ['salesArrangement.refreshClientExposure', salesArrangementId],
    call: () =>
      call(salesArrangementCalls.refreshClientExposure, { params: { salesArrangementId } }),
    invalidates: ['obligation.exposureRefresh'],
  });
