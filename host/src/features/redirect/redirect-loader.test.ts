import { pathOfUseCase } from './redirect-loader';

it.each([
  ['dashboard', '', '/dashboard'],
  ['general-documents', '', '/general-documents'],
  ['case-identification', '', '/case-identification'],
  ['case-detail', 'caseId=7', '/mortgage/case-detail/7'],
  ['case-detail', '', undefined],
  ['case-detail', 'caseId=//evil.example', undefined],
  ['loan-hub', 'caseId=7', '/mortgage/hub?caseId=7'],
  ['loan-hub', 'caseId=7&salesArrangementId=8', '/mortgage/hub?caseId=7&salesArrangementId=8'],
  ['loan-hub', '', undefined],
  ['modelation', '', '/modelation/mortgage'],
  ['modelation', 'caseId=7', '/mortgage/hub?caseId=7'],
  ['modelation', 'caseId=7&salesArrangementId=8', '/cid-7/loan-hub/said-8/modelation'],
  ['modelation', 'caseId=x', undefined],
  ['documents-signing', 'caseId=7', '/mortgage/documents-signing?caseId=7'],
  ['documents-signing', '', undefined],
  ['toString', '', undefined],
  ['unknown', '', undefined],
])('leads %s?%s to %s', (useCase, query, path) => {
  expect(pathOfUseCase(useCase, new URLSearchParams(query))).toBe(path);
});
