import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { readRegistry, remoteOfPath } from './registry';

const remote = (name: string, owns: string[]): ServedRemote => ({
  name,
  version: '1',
  entry: `/remotes/${name}/1/remoteEntry.js`,
  global: `advisor_${name}`,
  contractVersion: 1,
  owns,
  navigation: [],
  slots: [],
});

const registry: ServedRegistry = {
  remotes: [
    remote('case', ['/dashboard', '/mortgage/case-detail']),
    remote('modelation', ['/mortgage']),
  ],
};

it.each([
  ['/dashboard', 'case'],
  ['/dashboard/', 'case'],
  ['/dashboards', undefined],
  ['/mortgage/case-detail/7', 'case'],
  ['/mortgage/offer', 'modelation'],
  ['/mortgage', 'modelation'],
  ['/', undefined],
])('finds the owner of %s: %s', (path, name) => {
  expect(remoteOfPath(registry, path)?.name).toBe(name);
});

describe('readRegistry', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('takes the one in the document without a request', async () => {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'registry';
    element.textContent = JSON.stringify(registry);
    document.body.append(element);
    await expect(readRegistry()).resolves.toEqual(registry);
  });

  it('asks for it where the document has none', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(registry));
    await expect(readRegistry()).resolves.toEqual(registry);
    expect(fetch).toHaveBeenCalledWith('/registry.json', { cache: 'no-cache' });
  });

  it('fails when it is not there', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    await expect(readRegistry()).rejects.toThrow('404');
  });
});
