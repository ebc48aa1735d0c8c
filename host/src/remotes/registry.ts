import type { ServedRegistry, ServedRemote } from '@advisor/contracts/deployment/served-registry';
import { isUnder } from '@advisor/shell/paths';

/**
 * The deployed remotes. The server writes them into the document; a document from elsewhere (the
 * development server, plain static hosting) makes a request for them. Deployment has checked them.
 */
export async function readRegistry(): Promise<ServedRegistry> {
  const inline = document.getElementById('registry')?.textContent;
  if (inline) return JSON.parse(inline) as ServedRegistry;
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry of remotes answered ${response.status}`);
  return (await response.json()) as ServedRegistry;
}

/** The remote that owns a path: the one with the longest matching prefix. */
export function remoteOfPath({ remotes }: ServedRegistry, path: string): ServedRemote | undefined {
  let owner: { remote: ServedRemote; length: number } | undefined;
  for (const remote of remotes) {
    for (const prefix of remote.owns) {
      if (isUnder(path, prefix) && prefix.length > (owner?.length ?? 0)) {
        owner = { remote, length: prefix.length };
      }
    }
  }
  return owner?.remote;
}
