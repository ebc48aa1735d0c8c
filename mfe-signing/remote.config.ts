import { ownedBy } from '@advisor/addresses/address';
import { caseTemplate } from '@advisor/addresses/case-template';
import { signingAddresses } from '@advisor/addresses/signing';
import { caseFrameReads } from '@advisor/contracts/case/first-reads';
import { caseStage } from '@advisor/contracts/case/stages';
import { firstRead } from '@advisor/contracts/first-read';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots, loanHubSlots } from '@advisor/slots/case';

const documentAndCase = [
  firstRead(signingCalls.get, { params: { documentOnSAId: '{id}' } }),
  ...caseFrameReads,
];

export default defineRemote({
  name: 'signing',
  owns: ownedBy(signingAddresses, {
    // The heaviest of its pages, and the one that the signing device comes back to.
    documentsSigning: './src/areas/documents/detail/SigningDetailPage.tsx',
  }),
  firstReads: {
    [signingAddresses.documentSigning.template]: documentAndCase,
    [signingAddresses.documentSigningDigital.template]: documentAndCase,
  },
  caseFrame: {
    stages: { [caseStage.signing.code]: caseTemplate(signingAddresses.documentsSigning) },
  },
  slots: [caseDetailSlots.documents, loanHubSlots.documentsSigning],
});
