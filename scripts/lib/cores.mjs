import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What a container may use of the machine, "200000 100000" for two cores; Node 20 does not see it. */
function coresOfContainer(file) {
  if (!existsSync(file)) return Infinity;
  const [quota, period] = readFileSync(file, 'utf8').split(' ').map(Number);
  return quota > 0 ? Math.max(1, Math.floor(quota / period)) : Infinity;
}

/** How many processes work at once here; `file` is where Linux tells the quota of a container. */
export const machineCores = (file = '/sys/fs/cgroup/cpu.max') =>
  Math.min(availableParallelism(), coresOfContainer(file));

/**
 * How many cores a step takes of those of the machine, and so how many workers its runner has: half
 * of them, so that two such steps run beside each other; all; or one.
 * @param {'half' | 'all' | undefined} share
 */
export function coresOf(share, cores) {
  if (share === 'all') return cores;
  return share === 'half' ? Math.max(1, Math.floor(cores / 2)) : 1;
}
