import { defineRemote } from '@advisor/federation/build/remote-config';
import { paths } from '@advisor/shell/paths';

export default defineRemote({
  name: 'signing',
  owns: [
    {
      path: paths.documentsSigning(),
      page: './src/features/documents/DocumentsSigningPage.tsx',
    },
  ],
  slots: ['case-detail.documents', 'loan-hub.documents-signing'],
  translations: './src/cs.json',
});
