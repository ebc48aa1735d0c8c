/*
 * Remotes that this browser takes from developers' machines. The server has allowed it and opened the
 * page's policy to them; a page without overrides never loads this.
 */
import { logFailure } from '@advisor/api-client/failure-log';
import type { RemoteFacts } from '@advisor/contracts/deployment/remote-facts';
import type { ServedRegistry, ServedRemote } from '@advisor/contracts/deployment/served-registry';
import { notify } from '@advisor/shell/notifications';
import { getI18n } from 'react-i18next';
import { addOverrideTexts } from './texts';

const patienceMs = 5_000;

/**
 * What the remote is where it is served now.
 * @throws when nobody answers there, or with another remote
 */
export async function describeOverride(remote: ServedRemote): Promise<ServedRemote> {
  // Of the deployed version, which this is not.
  const { integrity: _integrity, channel: _channel, ...rest } = remote;
  const { name, override } = rest;
  const response = await fetch(`${override}/remote.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`${override}/remote.json answered ${response.status}`);
  const built = (await response.json()) as RemoteFacts & { name: string };
  if (built.name !== name) throw new Error(`${override} serves ${built.name}, not ${name}`);
  const { entry, integrity, global, contractVersion, owns, navigation, slots } = built;
  const facts = { global, contractVersion, owns, navigation, slots };
  const hash = integrity === undefined ? {} : { integrity };
  return { ...rest, ...facts, ...hash, entry: `${override}/${entry}` };
}

/** The registry with what the overridden remotes are; one that does not answer stays as deployed. */
export async function applyOverrides(registry: ServedRegistry): Promise<ServedRegistry> {
  addOverrideTexts();
  if (registry.refusedOverride) {
    const { t } = getI18n();
    notify({
      type: 'error',
      persist: true,
      title: t('overrides:refused.title'),
      description: t(`overrides:refused.${registry.refusedOverride}`),
    });
  }
  const remotes = registry.remotes.map((remote) =>
    remote.override === undefined
      ? remote
      : describeOverride(remote).catch((error: unknown) => {
          logFailure(error);
          return remote;
        }),
  );
  return { ...registry, remotes: await Promise.all(remotes) };
}
