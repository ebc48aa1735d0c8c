import { permission } from '@advisor/contracts/permissions';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { paths } from '@advisor/shell/paths';

export default defineRemote({
  name: 'case',
  owns: [
    { path: paths.dashboard() },
    { path: paths.caseIdentification() },
    { path: '/mortgage/case-detail' },
    { path: paths.generalDocuments() },
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
