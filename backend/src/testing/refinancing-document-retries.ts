import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { refinancedCase } from './refinancing';
import {
  askDocument,
  type DocumentCall,
  takeExtraPayment,
  takeRefixation,
  takeRetention,
  type TakenOver,
} from './refinancing-documents';
import type { TestApp } from './test-app';

type Case = Awaited<ReturnType<typeof refinancedCase>>;

/** Documents of refinancing, each to be asked for twice. */
export function refinancingDocumentRetries(backend: () => TestApp) {
  const retry = (operation: DocumentCall, take: (one: Case) => Promise<TakenOver>) => ({
    operation,
    prepare: async () => {
      const one = await refinancedCase(backend());
      const taken = await take(one);
      return () => askDocument(one, operation, taken);
    },
  });
  return [
    retry(refinancingCalls.retentionDocument, takeRetention),
    retry(refinancingCalls.refixationDocument, (one) => takeRefixation(one, 60)),
    retry(refinancingCalls.extraPaymentDocument, takeExtraPayment),
  ];
}
