import { permission } from '@advisor/contracts/permissions';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { paths } from '@advisor/shell/paths';

export default defineRemote({
  name: 'modelation',
  owns: [
    { path: '/modelation', page: './src/features/loan/LoanPage.tsx' },
    {
      path: paths.buildingSavingsModelation(),
      page: './src/features/building-savings/BuildingSavingsPage.tsx',
    },
    {
      path: '/building-savings/modelation',
      page: './src/features/building-savings/BuildingSavingsPage.tsx',
    },
    {
      path: '/cid-*/loan-hub/said-*/modelation',
      page: './src/features/loan-hub/LoanHubModelationPage.tsx',
    },
  ],
  navigation: [
    {
      path: paths.mortgageModelation(),
      label: 'Modelace úvěru',
      icon: 'modelation',
      permissions: [permission.employeeMortgage],
      order: 25,
    },
  ],
});
