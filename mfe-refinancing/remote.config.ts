import { ownedBy } from '@advisor/addresses/address';
import { caseTemplate } from '@advisor/addresses/case-template';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { caseFrameReads } from '@advisor/contracts/case/first-reads';
import { firstRead } from '@advisor/contracts/first-read';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots } from '@advisor/slots/case';

const ofCase = { params: { caseId: '{caseId}' } } as const;
const ofProcess = { params: { caseId: '{caseId}', processId: '{processId}' } } as const;

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
      firstRead(refinancingCalls.extraPaymentList, ofCase),
      firstRead(refinancingCalls.repaymentTerms, ofCase),
    ],
    [refinancingAddresses.extraPayment.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.extraPayment, ofProcess),
    ],
    [refinancingAddresses.processes.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.parameters, ofCase),
    ],
    [refinancingAddresses.extraPaymentCalculator.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.repaymentTerms, ofCase),
    ],
    [refinancingAddresses.refixation.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.refixation, ofCase),
      firstRead(refinancingCalls.parameters, ofCase),
    ],
    [refinancingAddresses.refixationCalculator.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.refixation, ofCase),
      firstRead(refinancingCalls.repaymentTerms, ofCase),
    ],
    [refinancingAddresses.retentionList.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.parameters, ofCase),
    ],
    [refinancingAddresses.retention.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.retention, ofProcess),
    ],
    [refinancingAddresses.retentionCalculator.template]: [
      ...caseFrameReads,
      firstRead(refinancingCalls.parameters, ofCase),
      firstRead(refinancingCalls.repaymentTerms, ofCase),
      firstRead(refinancingCalls.interestRate, ofCase),
      firstRead(refinancingCalls.interestRatesValidFrom, ofCase),
    ],
  },
  slots: [caseDetailSlots.refinancing, caseDetailSlots['extra-payment']],
  caseFrame: { entries: { processes: { to: caseTemplate(refinancingAddresses.processes) } } },
});
