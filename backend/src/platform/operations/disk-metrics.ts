import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/**
 * How full the disks are on which this node reads and writes.
 * @param folders paths by what they are for; one that is not there is not told of
 */
export function diskMetrics(
  metrics: Registry,
  folders: Readonly<Record<string, string | undefined>>,
): void {
  const gauge = (name: string, help: string, blocks: 'bavail' | 'blocks') =>
    metrics.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['folder'],
        registers: [],
        async collect() {
          this.reset();
          for (const [folder, path] of Object.entries(folders)) {
            const disk = path === undefined ? undefined : await statfs(path).catch(() => undefined);
            if (disk !== undefined) this.set({ folder }, disk[blocks] * disk.bsize);
          }
        },
      }),
    );
  gauge(
    'disk_free_bytes',
    'What is free, for this user, of the disk that has the folder.',
    'bavail',
  );
  gauge('disk_size_bytes', 'Size of the disk that has the folder.', 'blocks');
}
