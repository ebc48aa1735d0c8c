import { logFailure } from '@advisor/api-client/failure-log';
import type { ServedRegistry } from '@advisor/deployment/served-registry';

/**
 * The registry with what the overridden remotes are. Where the code for that cannot be loaded, nothing is
 * overridden: the page would have no sign of it either.
 */
export async function withOverrides(
  served: ServedRegistry,
  load: () => Promise<typeof import('./overrides')>,
): Promise<ServedRegistry> {
  const isAsked =
    served.refusedOverride !== undefined ||
    served.remotes.some(({ override }) => override !== undefined);
  if (!isAsked) return served;
  try {
    return await (await load()).applyOverrides(served);
  } catch (error) {
    logFailure(error);
    return { ...served, remotes: served.remotes.map(({ override: _ended, ...rest }) => rest) };
  }
}
