import { ownedBy } from '@advisor/addresses/address';
import { caseTemplate } from '@advisor/addresses/case-template';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { caseFrameReads } from '@advisor/contracts/case/first-reads';
import { firstRead } from '@advisor/contracts/first-read';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots } from '@advisor/slots/case';

export default defineRemote({
  name: 'refinancing',
  owns: ownedBy(
    {
      extraPaymentCalculator: refinancingAddresses.extraPaymentCalculator,
      refixation: refinancingAddresses.refixation,
      processes: refinancingAddresses.processes,
      retention: refinancingAddresses.retentionCalculator,
    },
    {
      extraPaymentCalculator: './src/areas/extra-payment/calculator/CalculatorPage.tsx',
      refixation: './src/areas/refixation/offers/RefixationPage.tsx',
      processes: './src/areas/overview/processes/ProcessesPage.tsx',
      retention: './src/areas/retention/calculator/CalculatorPage.tsx',
    },
  ),
  firstReads: {
    [refinancingAddresses.extraPaymentList.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.extraPaymentList, { params: { caseId: '{caseId}' } }),
      firstRead(refinancingCalls.repaymentTerms, { params: { caseId: '{caseId}' } }),
    ],
    [refinancingAddresses.extraPayment.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.extraPayment, {
        params: { caseId: '{caseId}', processId: '{processId}' },
      }),
    ],
    [refinancingAddresses.processes.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.parameters, { params: { caseId: '{caseId}' } }),
    ],
    [refinancingAddresses.extraPaymentCalculator.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.repaymentTerms, { params: { caseId: '{caseId}' } }),
    ],
    [refinancingAddresses.refixation.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.refixation, { params: { caseId: '{caseId}' } }),
      firstRead(refinancingCalls.parameters, { params: { caseId: '{caseId}' } }),
    ],
    [refinancingAddresses.refixationCalculator.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.refixation, { params: { caseId: '{caseId}' } }),
      firstRead(refinancingCalls.repaymentTerms, { params: { caseId: '{caseId}' } }),
    ],
    [refinancingAddresses.retentionList.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.parameters, { params: { caseId: '{caseId}' } }),
    ],
    [refinancingAddresses.retention.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.retention, {
        params: { caseId: '{caseId}', processId: '{processId}' },
      }),
    ],
    [refinancingAddresses.retentionCalculator.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.parameters, { params: { caseId: '{caseId}' } }),
      firstRead(refinancingCalls.repaymentTerms, { params: { caseId: '{caseId}' } }),
      firstRead(refinancingCalls.interestRate, { params: { caseId: '{caseId}' } }),
      firstRead(refinancingCalls.interestRatesValidFrom, { params: { caseId: '{caseId}' } }),
    ],
  },
  slots: [caseDetailSlots.refinancing, caseDetailSlots['extra-payment']],
  caseFrame: { entries: { processes: { to: caseTemplate(refinancingAddresses.processes) } } },
});
