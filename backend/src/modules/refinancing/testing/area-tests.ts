import { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallBody, Operation } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { refinancedCase } from '../../../testing/refinancing';
import {
  askDocument,
  type DocumentCall,
  takeExtraPayment,
  takeRefixation,
  takeRetention,
  type TakenOver,
} from '../../../testing/refinancing-documents';
import type { AreaTests, Retried, Versioned } from '../../../testing/area-tests';
import type { TestApp } from '../../../testing/test-app';

type Case = Awaited<ReturnType<typeof refinancedCase>>;

const firstOffer = async ({ ask }: Case) => {
  const [offer] = await ask(refinancingCalls.simulateRefixationList, { body: {} });
  return { offerId: offer?.offerId };
};

const process = async (one: Case) => ({ params: await one.beginRetention() });

/** On a loan that nobody has touched. */
const retried = (backend: () => TestApp): Retried[] => {
  const retry = (
    operation: Operation,
    input: (one: Case) => object | Promise<object> = () => ({}),
  ) => ({
    operation,
    prepare: async () => {
      const one = await refinancedCase(backend());
      const asked = await input(one);
      return () => one.call(operation, asked);
    },
  });
  const document = (operation: DocumentCall, take: (one: Case) => Promise<TakenOver>) => ({
    operation,
    prepare: async () => {
      const one = await refinancedCase(backend());
      const taken = await take(one);
      return () => askDocument(one, operation, taken);
    },
  });
  const extraPayment: CallBody<typeof refinancingCalls.simulateExtraPayment> = {
    extraPaymentTypeId: 2,
    extraPaymentDate: '2026-12-15',
    extraPaymentAmount: 100_000,
    isPaymentReduced: true,
  };

  return [
    document(refinancingCalls.retentionDocument, takeRetention),
    document(refinancingCalls.refixationDocument, (one) => takeRefixation(one, 60)),
    document(refinancingCalls.extraPaymentDocument, takeExtraPayment),
    retry(refinancingCalls.simulateExtraPayment, () => ({ body: extraPayment })),
    retry(refinancingCalls.simulateRefixation, () => ({
      body: { fixedRatePeriod: 60, interestRateValidFrom: '2027-04-16' },
    })),
    retry(refinancingCalls.simulateRefixationList, () => ({ body: { interestRateDiscount: 0.1 } })),
    retry(refinancingCalls.simulateRetention, () => ({
      body: { interestRateValidFrom: '2026-12-15' },
    })),
    retry(offerCalls.linkExtraPayment, async (one) => ({
      body: { offerId: (await one.simulateExtraPayment()).offerId },
    })),
    retry(offerCalls.linkRetention, async (one) => ({
      body: { offerId: (await one.simulateRetention()).offerId },
    })),
    retry(offerCalls.cancel, async (one) => ({ params: await firstOffer(one) })),
    retry(offerCalls.setFlags, async (one) => ({
      params: await firstOffer(one),
      body: { isLiked: true, isSelected: true },
    })),
    retry(offerCalls.communicateRefixation, async (one) => {
      await firstOffer(one);
      return {};
    }),
    retry(refinancingCalls.createResponseCode, () => ({
      body: { responseCodeTypeId: 4, value: 'Jiná banka' },
    })),
    retry(refinancingCalls.updateRefixation, () => ({
      body: { interestRateDiscount: 0.1, comment: 'Volat' },
    })),
    retry(refinancingCalls.updateProcess, async (one) => ({
      ...(await process(one)),
      body: { comment: 'Volat' },
    })),
    retry(refinancingCalls.cancelProcess, process),
    retry(refinancingCalls.handOver, process),
  ];
};

const said = [{ comment: 'Volat' }, { comment: 'Psát' }] as const;

const versioned = (backend: () => TestApp): Versioned[] => {
  const openProcess = async () => {
    const one = await refinancedCase(backend());
    const { processId, version } = await one.beginRetention();
    return { params: { caseId: one.caseId, processId }, version, changes: said };
  };
  const openRefixation = async () => {
    const { caseId } = await refinancedCase(backend());
    return { params: { caseId }, version: 0, changes: said };
  };
  const openFlags = async () => {
    const one = await refinancedCase(backend());
    const params = { caseId: one.caseId, ...(await firstOffer(one)) };
    return { params, version: 0, changes: [{ isSelected: true }, { isSelected: false }] as const };
  };
  const openLink = (kind: 'Retention' | 'ExtraPayment') => async () => {
    const one = await refinancedCase(backend());
    const begun = kind === 'Retention' ? one.beginRetention : one.beginExtraPayment;
    const { salesArrangementId, version } = await begun();
    const { offerId } =
      kind === 'Retention'
        ? await one.simulateRetention({ interestRateDiscount: 0.1 })
        : await one.simulateExtraPayment({ extraPaymentAmount: 250_000 });
    const link = (comment: string) => ({ offerId, salesArrangementId, comment });
    const changes = [link('Volat'), link('Psát')] as const;
    return { params: { caseId: one.caseId }, version, changes };
  };
  const { updateProcess, cancelProcess } = refinancingCalls;
  return [
    { operation: updateProcess, open: openProcess },
    { operation: cancelProcess, open: openProcess, changedBy: updateProcess },
    { operation: refinancingCalls.updateRefixation, open: openRefixation },
    { operation: offerCalls.setFlags, open: openFlags },
    { operation: offerCalls.linkRetention, open: openLink('Retention') },
    { operation: offerCalls.linkExtraPayment, open: openLink('ExtraPayment') },
  ];
};

export const refinancing: AreaTests = {
  retried,
  versioned,
  entries: {
    refinancing: refinancingCalls.parameters,
    'extra-payment': refinancingCalls.repaymentTerms,
    processes: refinancingCalls.parameters,
  },
};
