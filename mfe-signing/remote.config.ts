import { ownedBy } from '@advisor/addresses/address';
import { signingAddresses } from '@advisor/addresses/signing';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots, loanHubSlots } from '@advisor/slots/case';

export default defineRemote({
  name: 'signing',
  owns: ownedBy(signingAddresses, {
    // The heaviest of its pages, and the one that the signing device comes back to.
    documentsSigning: './src/areas/documents/detail/SigningDetailPage.tsx',
  }),
  slots: [caseDetailSlots.documents, loanHubSlots.documentsSigning],
});
