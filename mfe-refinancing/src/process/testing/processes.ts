import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import type { RefinancingParameters } from '../process.queries';

/** A retention that is worked on and has no document yet. */
export const openProcess = (change: Partial<RefinancingProcess> = {}): RefinancingProcess => ({
  processId: 41,
  version: 1,
  refinancingTypeId: 1,
  state: 1,
  salesArrangementId: 2_000_041,
  offerId: 501,
  createdOn: '2026-11-20T09:30:00Z',
  effectiveFrom: '2100-01-15',
  offerValidTo: '2100-01-14',
  actions: ['link', 'document', 'update', 'cancel', 'handOver'],
  ...change,
});

/** Two million at 4.8 % with its processes, newest first. */
export const refinancingParameters = (
  change: Partial<RefinancingParameters> = {},
): RefinancingParameters => ({
  current: {
    principal: 2_000_000,
    interestRate: 4.8,
    fixedRatePeriod: 60,
    fixedRateValidTo: '2030-05-15',
    monthlyPayment: 12_980,
    paymentDay: 15,
    loanMaturityOn: '2046-11-15',
  },
  processes: [openProcess()],
  ...change,
});
