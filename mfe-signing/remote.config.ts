import { defineRemote } from '@advisor/federation/build/remote-config';
import { paths } from '@advisor/shell/paths';

export default defineRemote({
  name: 'signing',
  owns: [
    {
      path: paths.documentsSigning(),
      // The heaviest of its pages, and the one that the signing device comes back to.
      page: './src/features/detail/SigningDetailPage.tsx',
    },
  ],
  slots: ['case-detail.documents', 'loan-hub.documents-signing'],
});
