import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Probe } from '../../testing/probe.thread';
import { packageFolder } from '../package-folder';
import { endThreads, threadTask, ThreadTaskError } from './thread-task';

const probe = threadTask<Probe, { isMainThread: boolean; threadId: number }>(
  new URL('../../testing/probe.thread.ts', import.meta.url),
);

afterAll(endThreads);

it('runs beside the thread that serves calls', async () => {
  const { isMainThread, threadId } = await probe('tell');
  expect(isMainThread).toBe(false);
  expect(threadId).toBeGreaterThan(0);
});

it('fails as one kind of error, which names the task and tells why', async () => {
  const failing = probe('throw');
  await expect(failing).rejects.toThrow(ThreadTaskError);
  await expect(failing).rejects.toThrow('probe: the probe has failed');
});

it('fails when its thread dies, and the next one has another', async () => {
  await expect(probe('exit')).rejects.toThrow(ThreadTaskError);
  expect((await probe('tell')).isMainThread).toBe(false);
});

it('ends with the node, whatever it does, and begins anew when it is asked again', async () => {
  const [hanging] = await Promise.allSettled([probe('hang'), endThreads()]);
  expect(hanging).toMatchObject({ reason: expect.any(ThreadTaskError) as unknown });
  expect((await probe('tell')).isMainThread).toBe(false);
});

it('is ended by who asked for it, and the next one has another thread', async () => {
  const ending = new AbortController();
  const hanging = probe('hang', { signal: ending.signal });
  ending.abort();
  await expect(hanging).rejects.toThrow(ThreadTaskError);
  expect((await probe('tell')).isMainThread).toBe(false);
});

it('leaves to threads all that writes, joins and seals documents', () => {
  const { metafile } = buildSync({
    absWorkingDir: packageFolder,
    entryPoints: ['src/app.ts'],
    bundle: true,
    write: false,
    outdir: 'unused',
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    packages: 'external',
    alias: Object.fromEntries(
      ['contracts', 'deployment', 'lending'].map((name) => [
        `@advisor/${name}`,
        join(packageFolder, '../shared', name, 'src'),
      ]),
    ),
  });
  const loaded = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .map(({ path }) => path);
  expect(loaded).toContain('piscina');
  expect(
    loaded.filter((path) => /pdfkit|pkijs|asn1js|@signpdf|pdfium|magick|[.]thread[.]/.test(path)),
  ).toEqual([]);
});
