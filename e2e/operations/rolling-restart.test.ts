import { runTool } from './testing/database';
import { type Installation, signIn, startInstallation } from './testing/installation';
import { callUntil, type Load } from './testing/load';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation('rolling_restart', 3, { STOP_IDLE_SECONDS: '5' });
}, 120_000);
afterAll(() => installation.stop());

it('restarts every node under load without a failed call, and keeps the sessions', async () => {
  const { nginx, nodes, database, restart } = installation;
  const logins = ['advisor', 'advisor', 'specialist', 'specialist'];
  const cookies = await Promise.all(logins.map((login) => signIn(nginx.address, login)));
  const load: Load = { calls: 0, saved: new Set(), failures: [] };
  const stopped = new AbortController();
  const clients = [...cookies, ...cookies].map((cookie) =>
    callUntil(stopped.signal, { address: nginx.address, cookie }, load),
  );
  for (const [index, node] of nodes.entries()) {
    expect(await node.end()).toBe(0);
    await restart(index);
    // Only then the next one: until nginx has asked it again, it stands in for nobody.
    await nginx.untilAsked(node.port);
  }
  stopped.abort();
  await Promise.all(clients);
  expect(load.failures).toEqual([]);
  expect(load.calls).toBeGreaterThan(100);
  // What was sent again was done once.
  const saved = runTool('psql', [
    '--tuples-only',
    '--command',
    'select count(*) from offers where request_key is not null',
    database,
  ]);
  expect(Number(saved)).toBe(load.saved.size);
}, 120_000);
