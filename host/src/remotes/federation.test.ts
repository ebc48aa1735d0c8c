import { createInstance } from '@module-federation/runtime';
import { createFederation, type ProvidedModule } from './federation';

type Answer = 'arrives' | 'arrives empty' | 'fails';

const page = globalThis as unknown as Record<string, unknown>;
let scripts = 0;

/** Answers requests for scripts one after the other, running `script` for those that arrive. */
function answerScripts(answers: Answer[], script: () => void): string[] {
  const asked: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const { src } = node as HTMLScriptElement;
    const answer = answers[asked.push(src) - 1] ?? 'arrives';
    queueMicrotask(() => {
      if (answer === 'arrives') script();
      (node as HTMLScriptElement).dispatchEvent(new Event(answer === 'fails' ? 'error' : 'load'));
    });
  });
  return asked;
}

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

function setup(load: ProvidedModule['load'] = () => kit) {
  scripts += 1;
  const remote = { entry: `/remotes/sample/${scripts}/entry.js`, global: `advisor_${scripts}` };
  const federation = createFederation([{ name: 'kit', version: '1.0.0', load }]);
  return { remote, load: () => federation.load(remote) };
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

it.each<[string, Answer]>([
  ['does not arrive', 'fails'],
  ['leaves no container', 'arrives empty'],
])('asks again for an entry that %s', async (_what, answer) => {
  const { remote, load } = setup();
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
