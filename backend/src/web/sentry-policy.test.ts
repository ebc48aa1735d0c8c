import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultConfig } from '../platform/config/config';
import { publish, writeHost } from '../testing/deployed-product';
import { type TestApp, testApp } from '../testing/test-app';

const productDir = mkdtempSync(join(tmpdir(), 'product-'));
let test: TestApp;
beforeAll(async () => {
  writeHost(productDir, 'h1', '<!doctype html><!-- registry -->');
  publish(productDir, {});
  const product = { ...defaultConfig.product, sentryDsn: 'https://key@sentry.example/7' };
  test = await testApp({ config: { productDir, product } });
});
afterAll(async () => {
  await test.close();
  rmSync(productDir, { recursive: true });
});

it('lets the page send to the origin of the DSN, and tells it the DSN', async () => {
  const page = await test.call({ url: '/demo', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(
    /connect-src 'self' https:\/\/sentry\.example(;|$)/,
  );
  const config = (await test.call({ url: '/config.json' })).json();
  expect(config.sentryDsn).toBe('https://key@sentry.example/7');
});
