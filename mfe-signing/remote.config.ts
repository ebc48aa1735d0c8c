import { ownedBy } from '@advisor/addresses/address';
import { caseTemplate } from '@advisor/addresses/case-template';
import { signingAddresses } from '@advisor/addresses/signing';
import { caseStage } from '@advisor/contracts/case/stages';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots, loanHubSlots } from '@advisor/slots/case';

export default defineRemote({
  name: 'signing',
  owns: ownedBy(signingAddresses, {
    // The heaviest of its pages, and the one that the signing device comes back to.
    documentsSigning: './src/areas/documents/detail/SigningDetailPage.tsx',
  }),
  caseFrame: {
    stages: { [caseStage.signing.code]: caseTemplate(signingAddresses.documentsSigning) },
  },
  slots: [caseDetailSlots.documents, loanHubSlots.documentsSigning],
});
