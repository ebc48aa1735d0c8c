import { ownedBy } from '@advisor/addresses/address';
import { caseAddresses } from '@advisor/addresses/case';
import { caseTemplate } from '@advisor/addresses/case-template';
import { caseSections, type CaseSection } from '@advisor/contracts/case/sections';
import { caseStage } from '@advisor/contracts/case/stages';
import { caseCalls } from '@advisor/contracts/case/calls';
import { caseFrameReads } from '@advisor/contracts/case/first-reads';
import { firstRead } from '@advisor/contracts/first-read';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { permission } from '@advisor/contracts/permissions';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots, householdSlots, loanHubSlots } from '@advisor/slots/case';
import { valuationSlots } from '@advisor/slots/valuation';

const sectionEntry = (section: CaseSection) => {
  const to = caseTemplate(caseAddresses.caseDetail, { section });
  return isSlot(section) ? { to, slot: caseDetailSlots[section] } : { to };
};

const isSlot = (section: CaseSection): section is keyof typeof caseDetailSlots =>
  section in caseDetailSlots;
import { firstCaseSearch } from './src/areas/overview/dashboard/dashboard-view';

export default defineRemote({
  name: 'case',
  owns: ownedBy(caseAddresses, {
    dashboard: './src/areas/overview/dashboard/DashboardPage.tsx',
    caseIdentification: './src/areas/overview/identification/IdentificationPage.tsx',
    ownTasks: './src/areas/tasks/own/OwnTasksPage.tsx',
    generalDocuments: './src/areas/overview/general-documents/GeneralDocumentsPage.tsx',
    caseDetail: './src/areas/case-file/detail/CaseDetailPage.tsx',
    loanHub: './src/areas/application/loan-hub/LoanHubPage.tsx',
    salesArrangementComment: './src/areas/application/comment/CommentPage.tsx',
    salesArrangementParameters: './src/areas/application/parameters/ParametersPage.tsx',
    repaymentAccount: './src/areas/application/repayment-account/RepaymentAccountPage.tsx',
    requestApplicant: './src/areas/application/request-applicant/RequestApplicantPage.tsx',
    household: './src/areas/household/HouseholdScreen.tsx',
    checklist: './src/areas/application/checklist/ChecklistPage.tsx',
    scoring: './src/areas/application/scoring/ScoringPage.tsx',
    clientDetail: './src/areas/household/client-detail/ClientDetailPage.tsx',
    taxReturn: './src/areas/household/tax-return/TaxReturnPage.tsx',
    loanDecision: './src/areas/application/decision/DecisionPage.tsx',
  }),
  firstReads: {
    [caseAddresses.dashboard.prefix]: [
      firstRead(caseCalls.dashboardFilters),
      firstRead(notificationCalls.currentBanners),
      firstRead(caseCalls.today, { query: {} }),
      firstRead(caseCalls.endingFixations, { query: { pageSize: 0 } }),
      firstRead(caseCalls.search, { body: firstCaseSearch() }),
    ],
    [caseAddresses.caseDetail.template]: [
      ...caseFrameReads,
      firstRead(caseCalls.mainPanel, { params: { caseId: '{caseId}' } }),
      firstRead(caseCalls.infoBanners, { params: { caseId: '{caseId}' } }),
      firstRead(caseCalls.parameters, { params: { caseId: '{caseId}' } }),
    ],
  },
  slots: [caseDetailSlots.documents, caseDetailSlots.tasks, valuationSlots.documents],
  shows: [
    ...Object.values(caseDetailSlots),
    ...Object.values(householdSlots),
    ...Object.values(loanHubSlots),
  ],
  caseFrame: {
    stages: {
      [caseStage.household.code]: caseTemplate(caseAddresses.household),
      [caseStage.parameters.code]: caseTemplate(caseAddresses.salesArrangementParameters),
      [caseStage.checklist.code]: caseTemplate(caseAddresses.checklist),
      [caseStage.approval.code]: caseTemplate(caseAddresses.loanHub),
    },
    entries: {
      hub: {
        to: caseTemplate(caseAddresses.loanHub),
        permissions: [permission.salesArrangementAccess],
      },
      ...Object.fromEntries(caseSections.map((section) => [section, sectionEntry(section)])),
    },
  },
  navigation: [
    {
      path: caseAddresses.dashboard.to(),
      label: 'Přehled případů',
      icon: 'dashboard',
      permissions: [permission.searchCases],
      order: 10,
    },
    {
      path: caseAddresses.ownTasks.to(),
      label: 'Moje úkoly',
      icon: 'tasks',
      permissions: [permission.searchCases],
      order: 15,
    },
    {
      path: caseAddresses.caseIdentification.to(),
      label: 'Vyhledat případ',
      icon: 'identification',
      permissions: [permission.identifyCase],
      order: 20,
    },
    {
      path: caseAddresses.generalDocuments.to(),
      label: 'Obecné dokumenty',
      icon: 'documents',
      order: 30,
    },
  ],
});
