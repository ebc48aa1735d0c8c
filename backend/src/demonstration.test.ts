import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseSearchResult } from '@advisor/contracts/case/dashboard';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { seededCases } from './testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from './testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

/** What no client of a bank, no document and no colleague is called. */
const testWord = /test|sentinel|zkušební|klient \d|bez oprávnění|porucha|neznámý|lorem|demo/i;
const pageSize = 100;

async function listed(as: DemoLogin, filter?: 'my-cases' | 'contract-signing') {
  const rows: CaseSearchResult['rows'] = [];
  for (let offset = 0; ; offset += pageSize) {
    const response = await backend.callOperation(caseCalls.search, {
      as,
      body: { filter, searchTerm: '', pagination: { offset, pageSize } },
    });
    const page = response.json<CaseSearchResult>();
    rows.push(...page.rows);
    if (!page.pagination.hasNext) return rows;
  }
}

test.each(['advisor', 'broker', 'specialist'] as const)(
  'nothing that the %s can list has a name of a test',
  async (as) => {
    const cases = await listed(as);
    expect(cases.length).toBeGreaterThan(30);
    const names = cases.flatMap(({ customer: { firstName, lastName }, owner }) => [
      `${firstName} ${lastName}`,
      owner.name,
    ]);
    expect(names.filter((name) => testWord.test(name))).toEqual([]);
  },
);

test("the advisor's documents are of real kinds", async () => {
  const names: string[] = [];
  for (const { caseId } of await listed('advisor', 'contract-signing')) {
    const response = await backend.callOperation(signingCalls.searchOfCase, {
      as: 'advisor',
      params: { caseId },
      body: {},
    });
    const { documentsOnSA } = response.json<CallResponse<typeof signingCalls.searchOfCase>>();
    names.push(...documentsOnSA.map(({ name }) => name));
  }
  expect(names).toContain('Smlouva o úvěru');
  expect(names.filter((name) => testWord.test(name))).toEqual([]);
});
