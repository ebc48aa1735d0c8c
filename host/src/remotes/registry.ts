import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { longestPrefix } from '@advisor/deployment/path-rules';

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
  const ownerOf = new Map(
    remotes.flatMap((remote) => remote.owns.map((prefix) => [prefix, remote] as const)),
  );
  const prefix = longestPrefix(ownerOf.keys(), path);
  return prefix === undefined ? undefined : ownerOf.get(prefix);
}
