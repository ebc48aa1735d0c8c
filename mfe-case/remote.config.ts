import { permission } from '@advisor/contracts/permissions';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { paths } from '@advisor/shell/paths';

export default defineRemote({
  name: 'case',
  owns: [
    { path: paths.dashboard(), page: './src/features/dashboard/DashboardPage.tsx' },
    {
      path: paths.caseIdentification(),
      page: './src/features/identification/IdentificationPage.tsx',
    },
    { path: '/mortgage/case-detail', page: './src/features/case-detail/CaseDetailPage.tsx' },
    { path: paths.loanHub(), page: './src/features/loan-hub/LoanHubPage.tsx' },
    {
      path: '/mortgage/sales-arrangement-comment',
      page: './src/features/sales-arrangement-comment/CommentPage.tsx',
    },
    { path: '/mortgage/checklist', page: './src/features/checklist/ChecklistPage.tsx' },
    { path: '/mortgage/parameters', page: './src/features/parameters/ParametersPage.tsx' },
    {
      path: paths.generalDocuments(),
      page: './src/features/general-documents/GeneralDocumentsPage.tsx',
    },
  ],
  navigation: [
    {
      path: paths.dashboard(),
      label: 'Přehled případů',
      icon: 'dashboard',
      permissions: [permission.searchCases],
      order: 10,
    },
    {
      path: paths.caseIdentification(),
      label: 'Vyhledat případ',
      icon: 'identification',
      permissions: [permission.identifyCase],
      order: 20,
    },
    { path: paths.generalDocuments(), label: 'Obecné dokumenty', icon: 'documents', order: 30 },
  ],
});
