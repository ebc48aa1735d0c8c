import { ownedBy } from '@advisor/addresses/address';
import { caseTemplate } from '@advisor/addresses/case-template';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { caseStage } from '@advisor/contracts/case/stages';
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
  caseFrame: {
    stages: { [caseStage.modelation.code]: caseTemplate(modelationAddresses.loanHubModelation) },
  },
  navigation: [
    {
      path: modelationAddresses.mortgageModelation.to(),
      label: 'Modelace úvěru',
      icon: 'modelation',
      order: 25,
    },
  ],
});
