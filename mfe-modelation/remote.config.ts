import { ownedBy } from '@advisor/addresses/address';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { defineRemote } from '@advisor/federation/build/remote-config';

export default defineRemote({
  name: 'modelation',
  owns: ownedBy(modelationAddresses, {
    mortgageModelation: './src/areas/loan/LoanPage.tsx',
    nonPurposeMortgageModelation: './src/areas/loan/LoanPage.tsx',
    americanMortgageModelation: './src/areas/loan/LoanPage.tsx',
    unsecuredLoanModelation: './src/areas/loan/LoanPage.tsx',
    buildingSavingsModelation: './src/areas/savings/BuildingSavingsPage.tsx',
    buildingSavingsOfArrangement: './src/areas/savings/BuildingSavingsPage.tsx',
    loanHubModelation: './src/areas/loan/LoanHubModelationPage.tsx',
  }),
  navigation: [
    {
      path: modelationAddresses.mortgageModelation.to(),
      label: 'Modelace úvěru',
      icon: 'modelation',
      order: 25,
    },
  ],
});
