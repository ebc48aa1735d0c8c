import { address, ownedBy } from './address';
import { caseAddresses } from './case';
import { caseTemplate } from './case-template';
import { hostAddresses } from './host';
import { modelationAddresses } from './modelation';
import { documentSigningPath, newDocumentSigningPath, signingAddresses } from './signing';
import { valuationAddresses } from './valuation';

const reference = { caseId: 7, salesArrangementId: 9 };

it.each([
  [caseAddresses.caseDetail.to({ caseId: 7 }), '/mortgage/case-detail/7'],
  [caseAddresses.caseIdentification.to(), '/case-identification'],
  [
    caseAddresses.caseIdentification.to({ reason: 'no-case' }),
    '/case-identification?reason=no-case',
  ],
  [caseAddresses.loanHub.to(), '/mortgage/hub'],
  [caseAddresses.loanHub.to(reference), '/mortgage/hub?caseId=7&salesArrangementId=9'],
  [
    caseAddresses.salesArrangementComment.to(reference),
    '/mortgage/sales-arrangement-comment/9?caseId=7',
  ],
  [caseAddresses.salesArrangementParameters.to(reference), '/mortgage/parameters/9?caseId=7'],
  [caseAddresses.repaymentAccount.to(reference), '/mortgage/repayment-account/9?caseId=7'],
  [caseAddresses.requestApplicant.to(reference), '/mortgage/request-applicant/9?caseId=7'],
  [caseAddresses.checklist.to(reference), '/mortgage/checklist/7/9'],
  [modelationAddresses.loanHubModelation.to(reference), '/cid-7/loan-hub/said-9/modelation'],
  [signingAddresses.documentsSigning.to(), '/mortgage/documents-signing'],
  [documentSigningPath({ documentOnSAId: 5, isDigital: false }), '/mortgage/documents-signing/5'],
  [
    documentSigningPath({ documentOnSAId: 5, isDigital: true, caseId: 7 }),
    '/mortgage/documents-signing/digital/5?caseId=7',
  ],
  [
    newDocumentSigningPath({ isDigital: false, caseId: 7 }),
    '/mortgage/documents-signing/new?caseId=7',
  ],
  [
    newDocumentSigningPath({ isDigital: true, ...reference }),
    '/mortgage/documents-signing/digital/new?caseId=7&salesArrangementId=9',
  ],
  [hostAddresses.redirect.to({ useCase: 'a/b' }), '/redirect/a%2Fb'],
  [
    valuationAddresses.online.to({ sourceId: 1, id: 5, caseId: 7 }),
    '/mortgage/property-valuation/1-5/online?caseId=7',
  ],
])('links to %s', (link, expected) => {
  expect(link).toBe(expected);
});

it.each([
  [hostAddresses.home, '/', '/'],
  [caseAddresses.caseDetail, '/mortgage/case-detail/:caseId?', '/mortgage/case-detail'],
  [
    modelationAddresses.loanHubModelation,
    '/:caseId/loan-hub/:salesArrangementId/modelation',
    '/cid-*/loan-hub/said-*/modelation',
  ],
  [
    valuationAddresses.detail,
    '/mortgage/property-valuation/:sourceId-id',
    '/mortgage/property-valuation',
  ],
])('gives a route its pattern and its owner the prefix', ({ pattern, prefix }, route, owned) => {
  expect({ pattern, prefix }).toEqual({ pattern: route, prefix: owned });
});

it('takes only the parameters and the query that an address has', () => {
  // @ts-expect-error the case is missing
  expect(caseAddresses.caseDetail.to({})).toBe('/mortgage/case-detail/undefined');
  // @ts-expect-error identifiers are numbers
  expect(caseAddresses.caseDetail.to({ caseId: '7' })).toBe('/mortgage/case-detail/7');
  // @ts-expect-error nobody reads it
  expect(caseAddresses.dashboard.to({ caseId: 7 })).toBe('/dashboard');
});

it.each([
  [
    caseTemplate(caseAddresses.caseDetail, { section: 'drawing' }),
    '/mortgage/case-detail/{caseId}?section=drawing',
  ],
  [caseTemplate(caseAddresses.checklist), '/mortgage/checklist/{caseId}/{salesArrangementId}'],
  [
    caseTemplate(modelationAddresses.loanHubModelation),
    '/cid-{caseId}/loan-hub/said-{salesArrangementId}/modelation',
  ],
  [
    caseTemplate(signingAddresses.documentsSigning),
    '/mortgage/documents-signing?caseId={caseId}&salesArrangementId={salesArrangementId}',
  ],
])('leaves open which case %s is of', (template, expected) => {
  expect(template).toBe(expected);
});

describe('what a remote owns', () => {
  const addresses = { list: address('/a'), one: address('/a/:id'), below: address('/a/b/:id') };

  it('is each prefix once, with a page', () => {
    expect(ownedBy(addresses, { one: './One.tsx' })).toEqual([{ path: '/a', page: './One.tsx' }]);
  });

  it('has a page for each prefix', () => {
    expect(() => ownedBy(addresses, { below: './Below.tsx' })).toThrow('no page is named for /a');
  });
});
