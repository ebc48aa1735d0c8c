import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { documents, publish, remote, writeHost } from '../testing/deployed-product';
import { type DemoLogin, type TestApp, testApp, testNow } from '../testing/test-app';

const since = '2026-11-20T08:00:00.000Z';
const key = 'case-key-0123456789';
const owns = ['/dashboard'];
const document = '<html><!-- build --><!-- preload --><!-- registry --></html>';

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visitors-'));
  writeHost(folder, 'h1', document);
  writeHost(folder, 'h2', `${document}<!-- second -->`);
  publish(folder, {});
  test = await testApp({ config: { productDir: folder } });
});
beforeEach(() => test.setNow(testNow));
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const triedBy = (login: string) =>
  publish(folder, {
    remotes: {
      case: remote(['1', '2'], {
        owns,
        canary: { version: '2', since, users: [login] },
        pins: [{ version: '3', since, key }],
        releases: remote(['1', '2', '3'], { owns }).releases,
      }),
    },
  });

const readRegistry = async (login?: DemoLogin, cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie };
  return (await test.call({ url: '/registry.json', headers }, login)).json<ServedRegistry>();
};
const versionFor = async (login?: DemoLogin) => (await readRegistry(login)).remotes[0]?.version;
const buildFor = async (login: DemoLogin) =>
  (await test.call({ url: '/version.json' }, login)).body;
const follow = (url: string, cookie = '') => test.call({ url, headers: { cookie } });
const buildOf = (body: string) => /name="build" content="(\w+)"/.exec(body)?.[1];

it.each<[string, DemoLogin | undefined, string]>([
  ['the user who tries it', 'advisor', '2'],
  ['another user', 'broker', '1'],
  ['nobody', undefined, '1'],
])('gives %s their version, in the document as in the registry', async (_who, login, version) => {
  triedBy('advisor');
  expect(await versionFor(login)).toBe(version);
  const page = await test.call({ url: '/dashboard' }, login);
  expect(page.body).toContain(`/remotes/case/${version}/`);
});

it('tells each the build of their own page', async () => {
  triedBy('advisor');
  for (const login of ['advisor', 'broker', undefined] as const) {
    const page = await test.call({ url: '/dashboard' }, login);
    const version = await test.call({ url: '/version.json' }, login);
    expect(version.json()).toEqual({ buildHash: buildOf(page.body) });
  }
});

it('has no news for who has tried what everybody is given now', async () => {
  triedBy('advisor');
  const tried = await buildFor('advisor');
  publish(folder, { remotes: { case: remote(['2', '1'], { owns }) } });
  expect(await buildFor('advisor')).toBe(tried);
  publish(folder, { remotes: { case: remote(['1', '2'], { owns }) } });
  expect(await buildFor('advisor')).not.toBe(tried);
});

it('has no news for the page of a session that has ended', async () => {
  triedBy('advisor');
  const cookie = await test.signIn('advisor');
  test.setNow(new Date(testNow.getTime() + 60 * 60_000));
  const { statusCode } = await test.call({ url: '/version.json', headers: { cookie } });
  expect(statusCode).toBe(204);
  expect((await readRegistry(undefined, cookie)).remotes[0]?.version).toBe('1');
});

it('does not count the question as activity of the user', async () => {
  triedBy('advisor');
  const cookie = await test.signIn('advisor');
  const after = (minutes: number) => test.setNow(new Date(testNow.getTime() + minutes * 60_000));
  after(20);
  await test.call({ url: '/version.json', headers: { cookie } });
  after(40);
  const answer = await test.call({ url: '/api/v1/logged-in-user', headers: { cookie } });
  expect(answer.statusCode).toBe(401);
});

it('serves the version for everybody when the database does not answer', async () => {
  triedBy('advisor');
  const cookie = await test.signIn('advisor');
  jest.spyOn(test.app.backend.db, 'select').mockImplementation(() => {
    throw new Error('connection lost');
  });
  const page = await test.call({ url: '/dashboard', headers: { cookie } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('/remotes/case/1/');
});

describe('a link to a version', () => {
  it('is remembered by the browser, and leads to the address without it', async () => {
    triedBy('nobody');
    const answer = await follow(`/dashboard?page=2&pin=${key}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/dashboard?page=2');
    expect(answer.headers['set-cookie']).toMatch(/^advisor-pins=.*HttpOnly; SameSite=Lax/);
    const { remotes } = await readRegistry(undefined, `advisor-pins=${key}`);
    expect(remotes[0]).toMatchObject({ version: '3', channel: 'pinned' });
  });

  it('is taken back by another one', async () => {
    triedBy('nobody');
    const answer = await follow('/dashboard?pin=none', `advisor-pins=${key}`);
    expect(answer.headers.location).toBe('/dashboard');
    expect(answer.headers['set-cookie']).toMatch(/^advisor-pins=;/);
  });

  it('that has ended, or was guessed, gives nothing', async () => {
    triedBy('nobody');
    const answer = await follow('/dashboard?pin=guess-0123456789');
    expect(answer.headers['set-cookie']).toMatch(/^advisor-pins=;/);
    const { remotes } = await readRegistry(undefined, 'advisor-pins=guess-0123456789');
    expect(remotes[0]?.version).toBe('1');
  });

  it('leads to no other site', async () => {
    const answer = await follow(`//evil.example/?pin=${key}`);
    expect(answer.headers.location ?? '/').toBe('/');
  });
});

it('gives a user the host that they try', async () => {
  const canary = { version: 'h2', since, users: ['advisor'] };
  publish(folder, { host: documents(['h1', 'h2'], { canary }) });
  expect((await test.call({ url: '/' }, 'advisor')).body).toContain('<!-- second -->');
  expect((await test.call({ url: '/' }, 'broker')).body).not.toContain('<!-- second -->');
});
