import { isUnder, paths } from './paths';

it.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard/7', '/dashboard', true],
  ['/dashboards', '/dashboard', false],
  ['/', '/dashboard', false],
  ['/mortgage', '/mortgage/case-detail', false],
  ['/cid-7/loan-hub/said-9/modelation', '/cid-*/loan-hub', true],
  ['/cid-/loan-hub', '/cid-*', false],
  ['/cid-7', '/cid-*/loan-hub', false],
  ['/cidade', '/cid-*', false],
])('%s lies under %s: %j', (path, prefix, expected) => {
  expect(isUnder(path, prefix)).toBe(expected);
});

it('builds the addresses of signing', () => {
  const built = [
    paths.documentsSigning(),
    paths.documentsSigning({ caseId: 7, salesArrangementId: 9 }),
    paths.documentSigning({ documentOnSAId: 5, isDigital: false }),
    paths.documentSigning({ documentOnSAId: 5, isDigital: true, caseId: 7 }),
    paths.newDocumentSigning({ isDigital: false, caseId: 7 }),
    paths.newDocumentSigning({ isDigital: true, caseId: 7, salesArrangementId: 9 }),
  ];
  expect(built).toEqual([
    '/mortgage/documents-signing',
    '/mortgage/documents-signing?caseId=7&salesArrangementId=9',
    '/mortgage/documents-signing/5',
    '/mortgage/documents-signing/digital/5?caseId=7',
    '/mortgage/documents-signing/new?caseId=7',
    '/mortgage/documents-signing/digital/new?caseId=7&salesArrangementId=9',
  ]);
});

it('builds the address of a modelation in a case', () => {
  expect(paths.loanHubModelation({ caseId: 7, salesArrangementId: 9 })).toBe(
    '/cid-7/loan-hub/said-9/modelation',
  );
});

it('builds the addresses of a loan hub and its screens', () => {
  const reference = { caseId: 7, salesArrangementId: 9 };
  expect([
    paths.loanHub(),
    paths.loanHub(reference),
    paths.salesArrangementComment(reference),
    paths.salesArrangementParameters(reference),
    paths.checklist(reference),
  ]).toEqual([
    '/mortgage/hub',
    '/mortgage/hub?caseId=7&salesArrangementId=9',
    '/mortgage/sales-arrangement-comment/9?caseId=7',
    '/mortgage/parameters/9?caseId=7',
    '/mortgage/checklist/7/9',
  ]);
});
