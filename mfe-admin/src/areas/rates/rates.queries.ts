import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { adminCalls } from '@advisor/contracts/admin/calls';
import type { RateFile } from '@advisor/contracts/admin/rates';
import { useChange } from '@advisor/shell/use-change';
import { saveFile } from '@advisor/ui/save-file';
import { useTranslation } from 'react-i18next';

type Rates = CallResponse<typeof adminCalls.rates>;
export type RateVersion = Rates['versions'][number];
export type RateProposal = Rates['proposals'][number];
export type ProposalDetail = CallResponse<typeof adminCalls.rateProposal>;

export const ratesQuery = () => operationQuery(adminCalls.rates, {});

export const proposalQuery = (proposalId: number) =>
  operationQuery(adminCalls.rateProposal, { params: { proposalId } });

const concerned = ['admin.rates'];

/** The page lists what is wrong with a file. */
const isWrongFile = (error: unknown): boolean => isApiError(error) && error.status === 400;

export function useProposeRates() {
  const { t } = useTranslation('admin-rates');
  return useChange({
    key: ['admin.rates.propose'],
    call: (body: RateFile, { idempotencyKey }) =>
      call(adminCalls.proposeRates, { body }, { headers: { 'Idempotency-Key': idempotencyKey } }),
    invalidates: concerned,
    success: t('propose.done'),
    allowFailure: isWrongFile,
  });
}

export function useDecideRates(proposalId: number, decision: 'confirm' | 'withdraw') {
  const { t } = useTranslation('admin-rates');
  const params = { proposalId };
  return useChange({
    key: ['admin.rates', decision, proposalId],
    call: () =>
      decision === 'confirm'
        ? call(adminCalls.confirmRates, { params })
        : call(adminCalls.withdrawRates, { params }),
    invalidates: concerned,
    success: t(`question.${decision}.done`),
    shows: ['conflict'],
  });
}

/** Saves a version as a file, from which the next one is made. */
export function useSaveRateFile({ rateVersionId, validFrom }: RateVersion) {
  return useChange({
    key: [adminCalls.rateFile.id, rateVersionId],
    call: async () => {
      const file = await call(adminCalls.rateFile, { params: { rateVersionId } });
      const content = new Blob([`${JSON.stringify(file, undefined, 2)}\n`], {
        type: 'application/json',
      });
      saveFile(content, `sazebnik-${validFrom}.json`);
    },
    isRead: true,
  });
}
