import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, publishText, writeHost } from '../../testing/deployed-product';
import { type TestApp, testApp } from '../../testing/test-app';
import { packageFolder } from '../package-folder';
import { diskMetrics } from './disk-metrics';
import { metricsServer, processMetrics } from './metrics';

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-'));
  writeHost(folder, 'h1', '<html></html>');
  publish(folder, {});
  test = await testApp({ config: { productDir: folder } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const read = () => test.app.metrics.metrics();
const count = async (labels: string) => {
  const [, value = '0'] =
    new RegExp(`http_request_duration_seconds_count{${labels}} (\\d+)`).exec(await read()) ?? [];
  return Number(value);
};

it('counts calls by route and status, and times them', async () => {
  const ok = 'method="GET",route="/api/v1/logged-in-user",status="200"';
  const refused = 'method="GET",route="/api/v1/logged-in-user",status="401"';
  expect([await count(ok), await count(refused)]).toEqual([0, 0]);
  await test.call({ url: '/api/v1/logged-in-user' }, 'advisor');
  await test.call({ url: '/api/v1/logged-in-user' }, 'advisor');
  await test.call({ url: '/api/v1/logged-in-user' });
  expect([await count(ok), await count(refused)]).toEqual([2, 1]);
  expect(await read()).toContain(`http_request_duration_seconds_bucket{le="10",${ok}} 2`);
});

it('tells no address', async () => {
  await test.call({ url: '/api/v1/case/3000017' }, 'advisor');
  await test.call({ url: '/dashboard?client=secret' }, 'advisor');
  await test.call({ url: '/secret.js' });
  const text = await read();
  expect(text).toContain('route="/api/v1/case/:caseId"');
  expect(text).not.toMatch(/\/3000017|secret/);
});

it('is in the format that Prometheus reads', async () => {
  const server = metricsServer(test.app.metrics);
  const { headers, body } = await server.inject('/metrics');
  expect(headers['content-type']).toMatch('text/plain; version=0.0.4');
  expect(body).toContain('http_request_duration_seconds_count');
  await server.close();
});

it('is nobody’s who comes where the product is served', async () => {
  const answer = await test.call({ url: '/metrics', headers: { accept: '*/*' } });
  expect(answer.body).not.toContain('http_request_duration_seconds');
});

it('tells by which deployment the node serves', async () => {
  expect(await read()).toContain('deployed_revision 1\n');
  publish(folder, {});
  expect(await read()).toContain('deployed_revision 2\n');
  publishText(folder, '');
  expect(await read()).toContain('deployed_revision 2\n');
});

it('tells of the process, and of its connections to a server', async () => {
  const text = await processMetrics(() => ({ open: 5, idle: 2, waiting: 1 })).metrics();
  expect(text).toContain('database_connections{state="used"} 3');
  expect(text).toContain('database_connections{state="idle"} 2');
  expect(text).toContain('database_waiting 1');
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(await processMetrics().metrics()).not.toContain('database_');
});

it('tells how full the disks are, and nothing of a folder that is not there', async () => {
  const metrics = processMetrics();
  diskMetrics(metrics, { data: join(folder, 'none'), 'deploy-root': folder });
  const text = await metrics.metrics();
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}{folder="deploy-root"} (\\d+)$`, 'm').exec(text)?.[1]);
  expect(bytes('disk_free_bytes')).toBeGreaterThan(0);
  expect(bytes('disk_size_bytes')).toBeGreaterThanOrEqual(bytes('disk_free_bytes'));
  expect(text).not.toContain('folder="data"');
});

it('has every figure that the alerts ask for', async () => {
  const metrics = processMetrics(() => ({ open: 5, idle: 2, waiting: 1 }));
  diskMetrics(metrics, {});
  const exposed = `${await read()}\n${await metrics.metrics()}`;
  const rules = readFileSync(join(packageFolder, '../ops/prometheus/workplace.rules.yml'), 'utf8');
  const asked = rules.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|jobs|up)(?=\{|\[| [!>/]|\))/g);
  const names = new Set([...asked].map(([, name = '']) => name.replace(/_(count|bucket)$/, '')));
  expect(names).toContain('disk_free_bytes');
  const unknown = [...names].filter((name) => !exposed.includes(`# TYPE ${name} `));
  // That of Prometheus itself: whether a node answers.
  expect(unknown).toEqual(['up']);
});
