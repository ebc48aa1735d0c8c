import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentServer } from './development-server';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'development-'));
  await writeFile(join(dir, 'index.js'), 'document.title = "ready";');
});
afterAll(() => rm(dir, { recursive: true }));

it('tells of changes at whichever name the page was opened', async () => {
  const server = developmentServer({
    configurations: [
      {
        name: 'host',
        mode: 'development',
        context: dir,
        entry: './index.js',
        output: { path: join(dir, 'dist'), filename: 'host.js' },
        infrastructureLogging: { level: 'none' },
        stats: 'none',
      },
    ],
    registry: { remotes: [] },
    port: 0,
    backEnd: 'http://127.0.0.1:1',
  });
  await server.start();
  try {
    const { port } = server.server!.address() as AddressInfo;
    const script = await (await fetch(`http://127.0.0.1:${port}/host.js`)).text();
    const [, client = ''] = /webpack-dev-server\/client\/index\.js\?([^"'\s!]+)/.exec(script) ?? [];
    // What stands for the name and the port of the page itself.
    expect(Object.fromEntries(new URLSearchParams(client))).toMatchObject({
      hostname: '0.0.0.0',
      port: '0',
    });
  } finally {
    await server.stop();
  }
});
