import { createInstance } from '@module-federation/runtime';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { hostContractVersion } from '@advisor/shell/remote-module';
import { createFederation, type ProvidedModule } from './federation';
import { NotArrivedError } from './not-arrived';
import { createRemoteLoader } from './remote-loader';

/** A number is the milliseconds after which it arrives. */
type Answer = 'arrives' | 'arrives empty' | 'fails' | number;

const page = globalThis as unknown as Record<string, unknown>;
let scripts = 0;

/** Answers requests for scripts one after the other, running `script` for those that arrive. */
function answerScripts(answers: Answer[], script: () => void): string[] {
  const asked: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const element = node as HTMLScriptElement;
    const answer = answers[asked.push(element.src) - 1] ?? 'arrives';
    const answerIt = () => {
      // As browsers do with a script that was taken away meanwhile.
      if (element.ownerDocument !== document) return;
      if (answer === 'arrives' || typeof answer === 'number') script();
      element.dispatchEvent(new Event(answer === 'fails' ? 'error' : 'load'));
    };
    if (typeof answer === 'number') setTimeout(answerIt, answer);
    else queueMicrotask(answerIt);
  });
  return asked;
}

/** Answers what is asked past the cache, each after its milliseconds unless it is given up. */
const answerPastCache = (...delays: number[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, { signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        setTimeout(() => resolve(new Response('code')), delays.shift() ?? 0);
      }),
  );

/** What a built remote's entry leaves: a container with an instance of its own that takes `kit`. */
function container(global: string, { kitVersion = '1.0.0', chunk = async () => {} } = {}) {
  const instance = createInstance({ name: global, remotes: [], shareStrategy: 'loaded-first' });
  return {
    init: (scope: (typeof instance.shareScopeMap)[string]) =>
      instance.initShareScopeMap('default', scope),
    get: async () => {
      await chunk();
      const kit = await instance.loadShare('kit', {
        customShareInfo: {
          scope: ['default'],
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: kitVersion },
        },
      });
      return () => ({ kit: kit && kit() });
    },
  };
}

const kit = { name: 'the host’s kit' };

function setup(loadKit: ProvidedModule['load'] = () => kit) {
  scripts += 1;
  const remote = { entry: `/remotes/sample/${scripts}/entry.js`, global: `advisor_${scripts}` };
  const federation = createFederation([{ name: 'kit', version: '1.0.0', load: loadKit }]);
  const load = () => federation.load(remote, new AbortController().signal);
  return { remote, federation, load };
}

it('gives a remote the host’s copy of a shared module, and asks for its entry once', async () => {
  const { remote, load } = setup();
  const asked = answerScripts([], () => (page[remote.global] = container(remote.global)));
  await expect(load()).resolves.toEqual({ kit });
  await expect(load()).resolves.toEqual({ kit });
  expect(asked).toEqual([`http://localhost${remote.entry}`]);
});

it('takes a remote from the origin that overrides it, and from no other', async () => {
  const { remote, load } = setup();
  const override = 'http://localhost:3005';
  const asked = answerScripts([], () => (page[remote.global] = container(remote.global)));
  for (const entry of ['http://localhost:30056/entry.js', '/remotes/case/1/entry.js']) {
    Object.assign(remote, { entry, override });
    await expect(load()).rejects.toThrow(`${entry} is no remote's`);
  }
  expect(asked).toEqual([]);
  Object.assign(remote, { entry: `${override}/entry.js`, override });
  await expect(load()).resolves.toEqual({ kit });
  expect(asked).toEqual([`${override}/entry.js`]);
});

it.each<[Answer, boolean]>([
  ['fails', true],
  ['arrives empty', false],
])('tells what has not arrived from what does not run: %s', async (answer, isAway) => {
  const { load } = setup();
  answerScripts([answer, answer], () => undefined);
  const failure = await load().catch((error: unknown) => error);
  expect(failure instanceof NotArrivedError).toBe(isAway);
});

it.each<[string, Answer]>([
  ['does not arrive', 'fails'],
  ['leaves no container', 'arrives empty'],
])('asks again for an entry that %s', async (_what, answer) => {
  const { remote, load } = setup();
  answerPastCache();
  const asked = answerScripts([answer], () => (page[remote.global] = container(remote.global)));
  await expect(load()).rejects.toThrow(remote.entry);
  await expect(load()).resolves.toEqual({ kit });
  expect(asked).toHaveLength(2);
});

it('asks again for an exposed module that failed', async () => {
  const { remote, load } = setup();
  const chunk = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const asked = answerScripts(
    [],
    () => (page[remote.global] = container(remote.global, { chunk })),
  );
  await expect(load()).rejects.toThrow('Loading chunk 7 failed');
  await expect(load()).resolves.toEqual({ kit });
  expect(asked).toHaveLength(1);
});

it('asks again for a shared module that failed', async () => {
  const loadKit = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 8 failed'));
  const { remote, load } = setup(loadKit.mockResolvedValue(kit));
  answerScripts([], () => (page[remote.global] = container(remote.global)));
  await expect(load()).rejects.toThrow('Loading chunk 8 failed');
  await expect(load()).resolves.toEqual({ kit });
  expect(loadKit).toHaveBeenCalledTimes(2);
});

/** As a stock build leaves it: what it has is registered in the scope that it is given. */
function foreign(global: string) {
  const own = { version: '2.0.0', lib: () => ({ name: 'its own kit' }) };
  const shareConfig = { singleton: true, requiredVersion: '^2.0.0' };
  const instance = createInstance({
    name: global,
    remotes: [],
    shared: { kit: { ...own, shareConfig }, extra: { ...own, shareConfig } },
  });
  return {
    init: (scope: (typeof instance.shareScopeMap)[string]) => {
      instance.initShareScopeMap('default', scope);
      return Promise.all(instance.initializeSharing());
    },
    get: async () => {
      const taken = await instance.loadShare('kit');
      return () => ({ kit: taken && taken() });
    },
  };
}

it('lets a remote of others have another version alone; the next ones have the host’s', async () => {
  const { remote, federation } = setup();
  const load = (global: string) =>
    federation.load({ ...remote, global }, new AbortController().signal);
  const names = ['before', 'foreign', 'after'].map((name) => `${remote.global}_${name}`);
  const [before = '', others = '', after = ''] = names;
  Object.assign(page, {
    [before]: container(before),
    [others]: foreign(others),
    [after]: container(after),
  });
  await expect(load(before)).resolves.toEqual({ kit });
  await load(others).catch(() => undefined);
  await expect(load(after)).resolves.toEqual({ kit });
  const { __INSTANCES__: instances } = page['__FEDERATION__'] as {
    __INSTANCES__: ReturnType<typeof createInstance>[];
  };
  const scope = instances.findLast(({ name }) => name === 'advisor_host')?.shareScopeMap['default'];
  expect(Object.keys(scope ?? {})).toEqual(['kit']);
  expect(Object.keys(scope?.['kit'] ?? {})).toEqual(['1.0.0']);
  expect(scope?.['kit']?.['1.0.0']).toMatchObject({
    from: 'advisor_host',
    useIn: [before, after],
  });
});

it('tells the library’s developer tools what is on the page', async () => {
  const { remote, load } = setup();
  answerScripts([], () => (page[remote.global] = container(remote.global)));
  await load();
  const { moduleInfo } = page['__FEDERATION__'] as { moduleInfo: object };
  expect(moduleInfo).toMatchObject({
    advisor_host: {
      remotesInfo: { [remote.global]: { matchedVersion: remote.entry } },
      shared: [{ sharedName: 'kit', version: '1.0.0' }],
    },
    [`${remote.global}:${remote.entry}`]: { consumerList: ['advisor_host'] },
  });
});

it('refuses another version of a shared module, and says who wants which', async () => {
  const { remote, load } = setup();
  answerScripts(
    [],
    () => (page[remote.global] = container(remote.global, { kitVersion: '2.0.0' })),
  );
  await expect(load()).rejects.toThrow(
    `Version 1.0.0 from advisor_host of shared singleton module kit does not satisfy the requirement of ${remote.global} which needs 2.0.0`,
  );
});

describe('an attempt that is given up', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it.each<[string, { scripts: Answer[]; pastCache: number[]; asked: number }]>([
    ['when it is asked past the cache', { scripts: ['fails'], pastCache: [20_000], asked: 2 }],
    [
      'when it is asked past the cache, and then arrives slowly',
      { scripts: ['fails', 10_000], pastCache: [20_000], asked: 2 },
    ],
    ['when it arrives', { scripts: [20_000], pastCache: [], asked: 2 }],
  ])('runs no entry beside that of the next one: too slow %s', async (_when, is) => {
    const { remote, federation } = setup();
    answerPastCache(...is.pastCache);
    const module = {
      name: 'sample',
      contractVersion: hostContractVersion,
      routes: () => [],
      translations: async () => ({ namespace: 'sample', resources: {} }),
    };
    const run = jest.fn(() => {
      page[remote.global] = { init: () => undefined, get: async () => () => ({ default: module }) };
    });
    const asked = answerScripts(is.scripts, run);
    const loader = createRemoteLoader({
      loadExposedModule: federation.load,
      addTexts: () => undefined,
    });
    const loaded = loader.load({ ...remote, ...module } as unknown as ServedRemote);
    await jest.advanceTimersByTimeAsync(120_000);
    await expect(loaded).resolves.toBe(module);
    expect(run).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(is.asked);
  });

  it('asks for nothing when it was given up before', async () => {
    const { remote, federation } = setup();
    const asked = answerScripts([], () => (page[remote.global] = container(remote.global)));
    await expect(federation.load(remote, AbortSignal.abort(new Error('late')))).rejects.toThrow(
      'late',
    );
    expect(asked).toEqual([]);
  });
});
