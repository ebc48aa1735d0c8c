import { parseIdentifier, routeIdentifiers } from './route-identifiers';

it.each([
  ['1', 1],
  ['2147483647', 2147483647],
  ['2147483648', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['abc', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as %j', (text, identifier) => {
  expect(parseIdentifier(text)).toBe(identifier);
});

it.each([
  [{}, '', {}],
  [{ caseId: '7' }, '', { caseId: 7 }],
  [{}, 'caseId=8&salesArrangementId=9', { caseId: 8, salesArrangementId: 9 }],
  [{ caseId: '7' }, 'caseId=8', { caseId: 7 }],
  [{ caseId: 'x' }, 'caseId=8', { caseId: 8 }],
  [{ caseId: 'cid-7', salesArrangementId: 'said-9' }, '', { caseId: 7, salesArrangementId: 9 }],
  [{ caseId: 'said-7', salesArrangementId: 'said-' }, '', {}],
  [{ salesArrangementId: '5' }, 'caseId=abc', { salesArrangementId: 5 }],
])('reads %j and ?%s as %j', (params, query, identifiers) => {
  expect(routeIdentifiers(params, new URLSearchParams(query))).toEqual(identifiers);
});
