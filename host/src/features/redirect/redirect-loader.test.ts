import { pathOfUseCase } from './redirect-loader';

it.each([
  ['dashboard', '', '/dashboard'],
  ['general-documents', '', '/general-documents'],
  ['case-identification', '', '/case-identification'],
  ['case-detail', 'caseId=7', '/mortgage/case-detail/7'],
  ['case-detail', '', undefined],
  ['case-detail', 'caseId=//evil.example', undefined],
  ['toString', '', undefined],
  ['unknown', '', undefined],
])('leads %s?%s to %s', (useCase, query, path) => {
  expect(pathOfUseCase(useCase, new URLSearchParams(query))).toBe(path);
});
