import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { deployedBuild, loadedBuild } from './version-check';

const reloadedKey = 'advisor.version-reloaded';
/** A server that answers one thing and serves another must not keep a page from starting. */
const reloadPauseMs = 30_000;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < reloadPauseMs) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the page is made of the versions that its user is given. The server decides that with the
 * document, by the session; a page that came before the sign-in, or for another user, is asked about
 * once its user is known, and never again: an open session goes on with what it has.
 * @returns false when the page has to be loaded anew
 */
export function createVersionGate({ isUndecided }: Pick<ServedRegistry, 'isUndecided'>) {
  let user: number | undefined;
  return async (userId: number): Promise<boolean> => {
    const isDecided = userId === user || (user === undefined && !isUndecided);
    user = userId;
    const loaded = loadedBuild();
    if (isDecided || loaded === undefined) return true;
    const given = await deployedBuild();
    return given === undefined || given === loaded || !mayReload();
  };
}
