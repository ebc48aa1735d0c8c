import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { showOwnLook } from '@advisor/ui/theme';
import { readRegistry } from '../remotes/registry';
import { startPage, usualStartPage } from '../session/start-page';

/**
 * Where the user begins who did not ask for a certain page, in their own colours from the first paint
 * on. A document before sign-in has no registry: it is asked for only by who has chosen a page.
 */
export async function begin(user: LoggedInUser): Promise<string> {
  if (user.ownSettings) showOwnLook(user.ownSettings);
  if (user.ownSettings?.startPage === undefined) return usualStartPage(user);
  const registry = await readRegistry().catch(() => undefined);
  return registry ? startPage(user, registry) : usualStartPage(user);
}
