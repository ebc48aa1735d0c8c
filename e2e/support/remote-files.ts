import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Files of a remote's live version in a product folder that belongs to the journey. */
function remoteFolder(product: string, name: string): string {
  const registry = JSON.parse(readFileSync(path.join(product, 'registry.json'), 'utf8')) as {
    remotes: { name: string; version: string }[];
  };
  const live = registry.remotes.find((remote) => remote.name === name);
  if (!live) throw new Error(`${name} is not deployed`);
  return path.join(product, 'remotes', name, live.version);
}

/** Takes a remote's files away; returns how to bring them back. */
export function removeRemote(product: string, name: string): () => void {
  const folder = remoteFolder(product, name);
  renameSync(folder, `${folder}.away`);
  return () => renameSync(`${folder}.away`, folder);
}
