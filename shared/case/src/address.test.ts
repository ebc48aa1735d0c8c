import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { arrangementIn, identifierIn, namedIn, requireOwn } from './address';

const at = (query: string, params: Record<string, string> = {}) => ({
  params,
  request: new Request(`https://bank.example/screen${query}`),
});
const is404 = expect.objectContaining({ init: { status: 404 } });

function thrownBy(open: () => unknown): unknown {
  try {
    open();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

it.each([
  ['a word', () => identifierIn({ params: { caseId: 'abc' } }, 'caseId')],
  ['nothing', () => identifierIn({ params: {} }, 'caseId')],
  ['a number too large', () => identifierIn({ params: { caseId: '99999999999' } }, 'caseId')],
  ['no case in the query', () => namedIn(at('?caseId=abc'))],
  ['no arrangement in the path', () => namedIn(at('', { salesArrangementId: 'x' }))],
  ['another case in the query', () => namedIn(at('?caseId=8', { caseId: '7' }))],
  ['half of a path', () => arrangementIn({ params: { caseId: 'cid-7' } })],
  ["another case than the record's", () => requireOwn(at('?caseId=8'), { caseId: 7 })],
  [
    "another arrangement than the record's",
    () => requireOwn(at('?salesArrangementId=22'), { caseId: 7, salesArrangementId: 21 }),
  ],
])('answers 404 to %s', (_name, open) => {
  expect(thrownBy(open)).toEqual(is404);
});

it('takes what an address names of its own record', () => {
  expect(thrownBy(() => requireOwn(at('?caseId=7&salesArrangementId=21'), { caseId: 7 }))).toBe(
    undefined,
  );
  expect(namedIn(at('?salesArrangementId=21', { caseId: '7' }))).toEqual({
    caseId: 7,
    salesArrangementId: 21,
  });
  expect(arrangementIn({ params: { caseId: 'cid-7', salesArrangementId: 'said-21' } })).toEqual({
    caseId: 7,
    salesArrangementId: 21,
  });
});

it('is the only place that says an address does not exist', () => {
  const root = path.resolve(__dirname, '../../..');
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const sources = remotes.flatMap((remote) =>
    readdirSync(path.join(root, remote, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(root, remote, 'src', file)),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => readFileSync(file, 'utf8').includes('status: 404'))).toEqual([]);
});
