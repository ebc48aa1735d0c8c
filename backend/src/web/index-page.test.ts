import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescription } from '@advisor/deployment/remote-description';
import { StartError } from '../platform/start-error';
import {
  documents,
  publish,
  publishText,
  remote,
  writeFile,
  writeHost,
  writeRemote,
} from '../testing/deployed-product';
import type { Visitor } from './choose-versions';
import { openDeployRoot } from './deploy-root';
import { indexPage } from './index-page';
import { viewFor } from './product-view';

const owns = ['/dashboard', '/mortgage/case-detail'];
const serving = (version: string, label = 'Případy') => ({
  remotes: { case: remote([version], { owns, label }) },
});

const folders: string[] = [];
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true })));

const rethrow = (error: unknown) => {
  throw error;
};
const nobody: Visitor = { pins: [] };

function createIndexPage(dir: string, onDamage: (error: unknown) => void = rethrow) {
  const deployed = openDeployRoot(dir, onDamage);
  return (path: string, nonce: string, visitor = nobody) =>
    indexPage(viewFor(deployed(), visitor), path, nonce);
}

const document =
  '<head><!-- build --><!-- preload --><script>start()</script></head><!-- registry -->';

const describeHost = (name: string) => ({
  fonts: ['inter.woff2'],
  pages: { '*': ['layout.js'], '/': ['sign-in.js'], '/demo': [`${name}.js`] },
  provides: {
    data: { version: '1.0.0', files: ['data.js'] },
    dates: { version: '1.0.0', files: ['dates.js'] },
  },
});

const describeRemote = (dir: string, version: string, change: Partial<RemoteDescription> = {}) =>
  writeRemote(dir, 'case', version, {
    exposed: { files: ['remote.js'], shared: [] },
    pages: { '/dashboard': { files: ['dashboard.css', 'dashboard.js'], shared: ['data'] } },
    ...change,
  });

function product(label?: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'index-page-'));
  folders.push(dir);
  writeHost(dir, 'h1', document, describeHost('demo'));
  describeRemote(dir, '1');
  publish(dir, serving('1', label));
  return dir;
}

const preloaded = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

const filesOf = (version: string) =>
  ['remoteEntry.js', 'remote.js', 'dashboard.css', 'dashboard.js'].map(
    (file) => `/remotes/case/${version}/${file}`,
  );

it.each([
  ['/dashboard', ['/inter.woff2', '/layout.js', ...filesOf('1'), '/data.js']],
  ['/dashboards', ['/inter.woff2', '/layout.js']],
  ['/demo', ['/inter.woff2', '/demo.js']],
  ['/', ['/inter.woff2', '/sign-in.js']],
])('preloads for %s what its page will load', (path, files) => {
  expect(preloaded(createIndexPage(product())(path, 'n'))).toEqual(files);
});

it('leaves to the sign-in page what the first screen after it will load', () => {
  const dir = product();
  const host = `sha256-${'h'.repeat(43)}=`;
  writeHost(dir, 'h2', '<!-- prefetch /dashboard --><script>start()</script>', {
    ...describeHost('demo'),
    initial: ['host.js'],
    integrity: { 'host.js': host },
  });
  publish(dir, { ...serving('1'), host: documents(['h2']) });
  const html = createIndexPage(dir)('/', 'n');
  expect(html).toMatch(/^<template data-prefetch>.*<\/template>/s);
  expect(html).toContain(
    `<link rel="prefetch" href="/host.js" as="script" crossorigin integrity="${host}">`,
  );
  expect(preloaded(html)).toEqual([
    '/host.js',
    '/inter.woff2',
    '/layout.js',
    ...filesOf('1'),
    '/data.js',
  ]);
  expect(html).not.toContain('rel="preload"');
});

it('says what kind of file each is', () => {
  const html = createIndexPage(product())('/dashboard', 'n');
  expect(html).toContain('href="/inter.woff2" as="font" type="font/woff2" crossorigin>');
  expect(html).toContain('href="/remotes/case/1/dashboard.css" as="style">');
  expect(html).toContain('href="/data.js" as="script">');
});

it('says what a preloaded script has to be, as the script itself will, where that is known', () => {
  const dir = product();
  const [layout, page] = [`sha256-${'l'.repeat(43)}=`, `sha256-${'p'.repeat(43)}=`];
  writeHost(dir, 'h2', document, { ...describeHost('demo'), integrity: { 'layout.js': layout } });
  describeRemote(dir, '1', { scripts: { 'remote.js': page } });
  publish(dir, { ...serving('1'), host: documents(['h2']) });
  const html = createIndexPage(dir)('/dashboard', 'n');
  expect(html).toContain(`href="/layout.js" as="script" crossorigin integrity="${layout}">`);
  expect(html).toContain(`/remote.js" as="script" crossorigin integrity="${page}">`);
  expect(html).toContain('/remoteEntry.js" as="script">');
});

it('says of the document’s own files what the document will ask for, and in which way', () => {
  const dir = product();
  const [script, style] = [`sha256-${'s'.repeat(43)}=`, `sha256-${'t'.repeat(43)}=`];
  const tags = [
    '<link rel="icon" href="data:image/svg+xml,x.js" />',
    '<link rel="preload" as="fetch" href="/config.json" crossorigin="anonymous" />',
    `<script defer src="/vendor.1.js" crossorigin integrity="${script}"></script>`,
    '<script defer src="/host.2.js"></script>',
    `<link href="/host.3.css" rel="stylesheet" crossorigin integrity="${style}">`,
  ];
  writeHost(dir, 'h2', `${document}${tags.join('')}`, describeHost('demo'));
  publish(dir, { ...serving('1'), host: documents(['h2']) });
  const { preloadHeader } = viewFor(openDeployRoot(dir, rethrow)(), nobody).page('/dashboard');
  expect(preloadHeader.split(', ')).toEqual([
    `</vendor.1.js>; rel=preload; as=script; crossorigin; integrity="${script}"`,
    '</host.2.js>; rel=preload; as=script',
    `</host.3.css>; rel=preload; as=style; crossorigin; integrity="${style}"`,
  ]);
});

it('writes the registry so that no text of it can end the element', () => {
  const html = createIndexPage(product('</script><b>'))('/', 'n');
  expect(html).toContain('"label":"\\u003c/script>\\u003cb>"');
  expect(html).not.toContain('</script><b>');
});

it('says which build it belongs to, in the words of /version.json', () => {
  const dir = product();
  const deployed = viewFor(openDeployRoot(dir, rethrow)(), nobody);
  expect(deployed.buildHash).toMatch(/^[0-9a-f]{16}$/);
  expect(indexPage(deployed, '/', 'n')).toContain(
    `<meta name="build" content="${deployed.buildHash}">`,
  );
});

it('says it to a document of its own, too', () => {
  const dir = product();
  const path = '/simple-login.html';
  writeHost(dir, 'h2', document, { ...describeHost('demo'), documents: { [path]: 'own.html' } });
  writeFile(dir, 'host/h2/own.html', '<head><!-- build --></head>');
  publish(dir, { ...serving('1'), host: documents(['h2']) });
  const deployed = viewFor(openDeployRoot(dir, rethrow)(), nobody);
  expect(indexPage(deployed, path, 'n')).toBe(
    `<head><meta name="build" content="${deployed.buildHash}"></head>`,
  );
});

it("puts the answer's nonce on inline scripts", () => {
  expect(createIndexPage(product())('/', 'abc')).toContain('<script nonce="abc">start()');
});

it('gives a path its own document, without the registry', () => {
  const dir = product();
  const own = '<head><!-- preload --><script defer src="/small.js"></script></head>';
  writeFile(dir, 'host/h2/sign-in.html', own);
  writeHost(dir, 'h2', document, { ...describeHost('demo'), documents: { '/in': 'sign-in.html' } });
  publish(dir, { ...serving('1'), host: documents(['h2']) });
  const view = viewFor(openDeployRoot(dir, rethrow)(), nobody);
  expect(indexPage(view, '/in', 'n')).toMatch(/^<head><link rel="preload"/);
  expect(indexPage(view, '/in', 'n')).not.toContain('registry');
  expect(view.page('/in').preloadHeader).toBe('</small.js>; rel=preload; as=script');
  expect(indexPage(view, '/other', 'n')).toContain('id="registry"');
});

it('reads a deployment without a restart', () => {
  const dir = product();
  const page = createIndexPage(dir);
  expect(page('/', 'n')).toContain('"version":"1"');
  publish(dir, serving('2'));
  expect(page('/', 'n')).toContain('"version":"2"');
});

it('preloads what the next host needs', () => {
  const dir = product();
  const page = createIndexPage(dir);
  expect(preloaded(page('/demo', 'n'))).toContain('/demo.js');
  writeHost(dir, 'h2', document, describeHost('next'));
  publish(dir, { host: documents(['h2', 'h1']) });
  expect(preloaded(page('/demo', 'n'))).toEqual(['/inter.woff2', '/next.js']);
});

describe('for some', () => {
  const tester: Visitor = { pins: [], user: { id: 7, login: 'tester' } };
  const since = '2026-11-20T08:00:00.000Z';

  it('preloads the version that the user is given', () => {
    const dir = product();
    describeRemote(dir, '2');
    const canary = { version: '2', since, users: ['tester'] };
    publish(dir, { remotes: { case: remote(['1', '2'], { owns, canary }) } });
    const page = createIndexPage(dir);
    expect(preloaded(page('/dashboard', 'n'))).toEqual(expect.arrayContaining(filesOf('1')));
    const tried = page('/dashboard', 'n', tester);
    expect(preloaded(tried)).toEqual(['/inter.woff2', '/layout.js', ...filesOf('2'), '/data.js']);
    expect(tried).toContain('"channel":"canary"');
  });

  it('gives the document of the host that the user is given', () => {
    const dir = product();
    writeHost(dir, 'h2', `${document}<!-- second -->`, describeHost('next'));
    const canary = { version: 'h2', since, users: ['tester'] };
    publish(dir, { host: documents(['h1', 'h2'], { canary }) });
    const page = createIndexPage(dir);
    expect(page('/demo', 'n')).not.toContain('<!-- second -->');
    expect(page('/demo', 'n', tester)).toContain('<!-- second -->');
    expect(preloaded(page('/demo', 'n', tester))).toContain('/next.js');
  });

  it('is no other build for who has tried what now everybody gets', () => {
    const dir = product();
    const canary = { version: '2', since, users: ['tester'] };
    publish(dir, { remotes: { case: remote(['1', '2'], { owns, canary }) } });
    const read = openDeployRoot(dir, rethrow);
    const tried = viewFor(read(), tester);
    const stable = { version: '2', since: '2026-11-21T08:00:00.000Z' };
    publish(dir, { remotes: { case: remote(['1', '2'], { owns, stable }) } });
    expect(viewFor(read(), tester).buildHash).toBe(tried.buildHash);
    expect(viewFor(read(), tester).page('/').template).not.toBe(tried.page('/').template);
  });

  it('preloads nothing of a remote that is switched off, and says that it is', () => {
    const dir = product();
    publish(dir, { remotes: { case: remote(['1'], { owns, off: { since } }) } });
    const html = createIndexPage(dir)('/dashboard', 'n', tester);
    expect(preloaded(html)).toEqual(['/inter.woff2', '/layout.js']);
    expect(html).toContain('"isOff":true');
  });
});

describe('a damaged product', () => {
  const other = JSON.stringify({ format: 2, host: {}, pages: {}, remotes: {} });

  it.each(['', '{"remotes":[{"name":', '{}', '[]', 'null', other])(
    'leaves the former one on the air: %j',
    (text) => {
      const dir = product();
      const onDamage = jest.fn();
      const page = createIndexPage(dir, onDamage);
      publishText(dir, text);
      expect(page('/dashboard', 'n')).toContain('"version":"1"');
      expect(page('/dashboard', 'n')).toContain('"version":"1"');
      expect(onDamage).toHaveBeenCalledTimes(1);
      publish(dir, serving('2'));
      expect(page('/dashboard', 'n')).toContain('"version":"2"');
    },
  );

  it('leaves the former one on the air when the files of the next host are not there', () => {
    const dir = product();
    const onDamage = jest.fn();
    const page = createIndexPage(dir, onDamage);
    publish(dir, { host: documents(['h2']) });
    expect(page('/demo', 'n')).toContain('"version":"1"');
    expect(onDamage).toHaveBeenCalledTimes(1);
  });

  it.each(['', '\0'.repeat(500), '{"format":1,"host":{"sta', 'garbage'])(
    'starts with the newest registry that is whole: %j',
    (text) => {
      const dir = product();
      publishText(dir, text);
      const onDamage = jest.fn();
      const page = createIndexPage(dir, onDamage);
      expect(page('/dashboard', 'n')).toContain('"version":"1"');
      expect(onDamage).toHaveBeenCalledTimes(1);
      expect(onDamage).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'registry/2.json is damaged' }),
      );
      publish(dir, serving('2'));
      expect(page('/dashboard', 'n')).toContain('"version":"2"');
    },
  );

  it('is read again, when what seemed damaged has arrived', () => {
    const dir = product();
    const page = createIndexPage(dir, jest.fn());
    publishText(dir, '');
    expect(page('/dashboard', 'n')).toContain('"version":"1"');
    rmSync(join(dir, 'registry/2.json'));
    publish(dir, serving('2'));
    expect(page('/dashboard', 'n')).toContain('"version":"2"');
  });

  it('is noticed when its registry is gone', () => {
    const dir = product();
    const onDamage = jest.fn();
    const page = createIndexPage(dir, onDamage);
    rmSync(join(dir, 'registry'), { recursive: true });
    expect(page('/dashboard', 'n')).toContain('"version":"1"');
    expect(onDamage).toHaveBeenCalledTimes(1);
  });

  it('prevents the start', () => {
    const dir = product();
    publishText(dir, '{}');
    expect(() => createIndexPage(dir)).toThrow(StartError);
  });

  it.each(['', '{}'])('preloads nothing of a remote described by %j', (text) => {
    const dir = product();
    writeFile(dir, 'remotes/case/1/remote.json', text);
    expect(preloaded(createIndexPage(dir)('/dashboard', 'n'))).toEqual([
      '/inter.woff2',
      '/layout.js',
    ]);
  });
});
