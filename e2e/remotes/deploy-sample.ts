import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../support/remote-files';

const facts = {
  entry: 'remoteEntry.js',
  global: 'advisor_valuation',
  owns: ['/valuation'],
  navigation: [{ path: '/valuation', label: 'Ocenění', icon: 'documents', order: 90 }],
  slots: ['loan-hub.documents-signing'],
};
const version = '1';

/**
 * Deploys a remote that fails where a page's `fault` says.
 * @param product the deploy root
 * @returns how to take it back
 */
export function deploySample(product: string): () => void {
  const folder = path.join(product, 'remotes/valuation', version);
  mkdirSync(folder, { recursive: true });
  const script = readFileSync(path.join(import.meta.dirname, 'sample.js'));
  writeFileSync(path.join(folder, facts.entry), script);
  const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const since = new Date().toISOString();
  return publish(product, ({ remotes }) => {
    const contractVersion = remotes['case']?.releases[0]?.facts.contractVersion;
    const release = { version, deployedAt: since, facts: { ...facts, integrity, contractVersion } };
    const remote = { stable: { version, since }, pins: [], former: [], releases: [release] };
    Object.assign(remotes, { valuation: remote });
  });
}
