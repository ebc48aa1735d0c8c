import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { publish, remote, writeFile, writeHost, writeRemote } from '../testing/deployed-product';
import { type TestApp, testApp } from '../testing/test-app';

const origin = 'http://localhost:3005';
const other = 'https://laptop.bank.example';
const integrity = `sha256-${'a'.repeat(43)}=`;

let folder: string;
let test: TestApp;
let production: TestApp;

function deployed(name: string) {
  const { releases, ...channels } = remote(['1'], { owns: [`/${name}`] });
  return {
    ...channels,
    releases: releases.map((release) => ({
      ...release,
      facts: { ...release.facts, global: `advisor_${name}`, integrity },
    })),
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overrides-'));
  writeHost(folder, 'h1', '<html><!-- preload --><!-- registry --></html>', {
    documents: { '/in': 'sign-in.html' },
  });
  writeFile(folder, 'host/h1/sign-in.html', '<html><!-- overrides --></html>');
  for (const name of ['case', 'rates']) writeRemote(folder, name, '1');
  publish(folder, { remotes: { case: deployed('case'), rates: deployed('rates') } });
  production = await testApp({ config: { productDir: folder } });
  test = await testApp({ config: { productDir: folder, overrideOrigins: [origin, other] } });
});
afterAll(async () => {
  await test.close();
  await production.close();
  rmSync(folder, { recursive: true });
});

const cookieOf = (...overrides: string[]) =>
  `advisor-overrides=${encodeURIComponent(overrides.join(' '))}`;
const held = cookieOf(`case@${origin}`);

const ask = async (url: string, cookie = '', app = test) => {
  const { statusCode, headers, body } = await app.call({ url, headers: { cookie } });
  const [, inline = '{}'] = /id="registry">(.*?)<\/script>/s.exec(body) ?? [];
  const registry = JSON.parse(inline) as ServedRegistry;
  const set = headers['set-cookie'];
  return { statusCode, headers, body, registry, overrides: decodeURIComponent(String(set ?? '')) };
};

const policyOf = async (...asked: Parameters<typeof ask>) =>
  String((await ask(...asked)).headers['content-security-policy']);

it('is kept by the browser, and leads to the address without it', async () => {
  const answer = await ask(`/case?page=2&override=case@${origin}`);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/case?page=2');
  expect(answer.overrides).toMatch(
    `advisor-overrides=case@${origin}; Max-Age=36000; Path=/; HttpOnly; SameSite=Lax`,
  );
});

it('is one for each remote, and ends for all', async () => {
  expect((await ask(`/?override=rates@${other}`, held)).overrides).toContain(
    `=case@${origin} rates@${other};`,
  );
  expect((await ask(`/?override=case@${other}`, held)).overrides).toContain(`=case@${other};`);
  const ended = await ask('/case?override=none', held);
  expect(ended.headers.location).toBe('/case');
  expect(ended.overrides).toMatch(/^advisor-overrides=;/);
});

it('is named to the page, which preloads nothing of what is not used', async () => {
  expect((await ask('/case')).body).toContain('href="/remotes/case/1/remoteEntry.js"');
  const page = await ask('/case', held);
  expect(page.body).not.toContain('href="/remotes/case/');
  expect(page.registry.remotes).toMatchObject([{ name: 'case', override: origin }, {}]);
  expect(page.registry.remotes[1]).not.toHaveProperty('override');
});

it('is named to a document that has no registry', async () => {
  expect((await ask('/in')).body).toBe('<html></html>');
  expect((await ask('/in', held)).body).toBe(
    `<html><script type="application/json" id="overrides">[{"name":"case","override":"${origin}"}]</script></html>`,
  );
});

it('opens the policy to its origin, for that page alone, and leaves the rest closed', async () => {
  const policy = await policyOf('/case', held);
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain(`font-src 'self' ${origin};`);
  expect(policy).toContain(`img-src 'self' data: blob: ${origin};`);
  expect(policy).toMatch(new RegExp(`script-src 'self' ${origin} 'nonce-[^']+';`));
  expect(policy).toMatch(new RegExp(`style-src 'self' ${origin} 'nonce-[^']+';`));
  expect(policy).toContain(`connect-src 'self' ${origin};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain(other);
  expect((await ask('/case', held)).headers['integrity-policy']).toBeDefined();
  expect(await policyOf('/case')).not.toContain(origin);
});

it('makes another build of the page, so that pages from before are told', async () => {
  const [without, within] = await Promise.all([ask('/version.json'), ask('/version.json', held)]);
  expect(within.body).not.toBe(without.body);
});

it.each([
  ['case@https://evil.example', 'unlisted'],
  ['case@http://localhost:3006', 'unlisted'],
  ['unknown@http://localhost:3005', 'unknown'],
  ['constructor@http://localhost:3005', 'unknown'],
  ['host@http://localhost:3005', 'unknown'],
  ['case', 'malformed'],
  ['', 'malformed'],
  [`case@${origin}/path`, 'malformed'],
  [`case@javascript:alert(1)`, 'malformed'],
  [`case@${origin} rates@${origin}`, 'malformed'],
])('refuses %s as %s, by the page itself', async (asked, reason) => {
  const page = await ask(`/case?override=${encodeURIComponent(asked)}`);
  expect(page.statusCode).toBe(200);
  expect(page.overrides).toBe('');
  expect(page.registry.refusedOverride).toBe(reason);
  expect(JSON.stringify(page.registry)).not.toContain('"override"');
  expect((await ask('/case')).registry).not.toHaveProperty('refusedOverride');
});

it('takes no cookie at its word', async () => {
  const page = await ask('/case', cookieOf('case@https://evil.example', 'unknown@x', 'case'));
  expect(page.statusCode).toBe(200);
  expect(JSON.stringify(page.registry)).not.toContain('override');
  expect(await policyOf('/case', cookieOf('case@https://evil.example'))).not.toContain('evil');
});

it('is not known where no origin is listed', async () => {
  const page = await ask(`/case?override=case@${origin}`, held, production);
  expect(page.statusCode).toBe(200);
  expect(page.overrides).toBe('');
  expect(JSON.stringify(page.registry)).not.toContain('verride');
  expect(await policyOf('/case', held, production)).not.toContain(origin);
});
