import { contract } from './contract';
import { absolutePath } from './openapi';
import { specifiedCalls } from '../test-data/specified-calls';

const all = contract.map(({ operation, endpoint }) => ({
  id: operation.id,
  operation,
  endpoint,
  call: `${operation.method} ${absolutePath(operation)}`,
}));

describe('calls of the specification', () => {
  it.each(specifiedCalls)('%s is declared once, as listed', (call) => {
    const declared = all.filter((candidate) => candidate.call === call);
    expect(declared.map(({ operation }) => operation.extension)).toEqual([undefined]);
  });

  it('are written down once each', () => {
    expect(new Set(specifiedCalls).size).toBe(specifiedCalls.length);
  });

  it('are all that is not marked as an extension', () => {
    const unmarked = all.filter(({ operation }) => !operation.extension);
    expect(unmarked.map(({ call }) => call).toSorted()).toEqual(specifiedCalls.toSorted());
  });
});

describe('every declaration', () => {
  it('has an id of its own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('says that it only reads where the method does not', () => {
    const marked = all.filter(({ operation }) => operation.read);
    expect(marked.filter(({ operation }) => operation.method !== 'POST')).toEqual([]);
  });

  it('has a method and path of its own', () => {
    expect(new Set(all.map(({ call }) => call)).size).toBe(all.length);
  });

  it('declares exactly the parameters of its path', () => {
    const wrong = all.filter(({ operation, endpoint }) => {
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = Object.keys(endpoint.params?.shape ?? {});
      return inPath.toSorted().join() !== declared.toSorted().join();
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('sends a body only where the method has one', () => {
    const wrong = all.filter(
      ({ operation, endpoint }) =>
        endpoint.body && (operation.method === 'GET' || operation.method === 'DELETE'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is one English sentence', () => {
    const wrong = all.filter(({ endpoint }) => !/^[A-Z][^\n]+\.$/.test(endpoint.summary));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('needs a session but for what starts or ends one, what a client does by a personal link, what a browser tells of itself, and the clock of tests', () => {
    const open = all.filter(({ endpoint }) => endpoint.public);
    expect(open.map(({ id }) => id).toSorted()).toEqual([
      'auth.callback',
      'auth.signIn',
      'auth.signOut',
      'auth.signedOut',
      'auth.start',
      'clientLink.enter',
      'clientLink.get',
      'clientLink.handOver',
      'clientLink.sendCode',
      'diagnostics.report',
      'embed.createCode',
      'embed.endSession',
      'embed.exchangeCode',
      'embed.readDocument',
      'test.moveClock',
    ]);
  });

  it.each([
    ['administration', /^admin\//],
    ['a case', /^(case|product)\//],
    ['a sales arrangement', /sales-arrangement\//],
    [
      'refinancing',
      /(-document|\/simulate-.+|\/link-.+|\/update-mortgage-refixation|\/offer\/.+)$/,
    ],
    ['incomes and obligations', /^customer-on-sa\/\{customerOnSAId\}\/(income|obligation)/],
    ['the signature service', /SignaturesService/],
  ])('asks for a permission in %s', (_area, paths) => {
    const ofArea = all.filter(({ operation }) => paths.test(operation.path));
    expect(ofArea).not.toEqual([]);
    expect(ofArea.filter(({ endpoint }) => !endpoint.permissions).map(({ id }) => id)).toEqual([]);
  });
});
