import { ownedBy } from '@advisor/addresses/address';
import { caseTemplate } from '@advisor/addresses/case-template';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { caseStage } from '@advisor/contracts/case/stages';
import { productType } from '@advisor/contracts/codebooks';
import { firstRead } from '@advisor/contracts/first-read';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { modelationSlots } from '@advisor/slots/modelation';

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
  firstReads: {
    [modelationAddresses.mortgageModelation.prefix]: [
      firstRead(offerCalls.defaults, { query: { productTypeId: productType.mortgage.code } }),
    ],
  },
  shows: Object.values(modelationSlots),
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
