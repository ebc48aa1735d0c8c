import { call } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { useChange } from '@advisor/shell/use-change';
import { printPdf } from '@advisor/ui/print-pdf';
import { useTranslation } from 'react-i18next';

/** Changes nothing, but is asked for once and can be tried again, as a change is. */
export const usePrintInformation = (salesArrangementId: number) =>
  useChange({
    key: [signingCalls.preContractInformation.id, salesArrangementId],
    call: async () => {
      const params = { salesArrangementId };
      printPdf((await call(signingCalls.preContractInformation, { params })) as Blob);
    },
    isRead: true,
  });

/** Records that the client was given the pre-contract information about an offer. */
export function useHandOverInformation(salesArrangementId: number) {
  const { t } = useTranslation('signing-documents');
  return useChange({
    key: [signingCalls.handOverPreContractInformation.id, salesArrangementId],
    call: (body: { offerId: number }) =>
      call(signingCalls.handOverPreContractInformation, { params: { salesArrangementId }, body }),
    invalidates: [signingCalls.kinds.id, signingCalls.get.id, caseCalls.timeline.id],
    success: t('information.handedOver'),
    shows: ['conflict'],
  });
}
