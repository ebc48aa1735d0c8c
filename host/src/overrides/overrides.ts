/*
 * Remotes that this browser takes from developers' machines. The server has allowed it and opened the
 * page's policy to them; a page without overrides never loads this.
 */
import { logFailure } from '@advisor/api-client/failure-log';
import { remoteFactsSchema } from '@advisor/deployment/remote-facts';
import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { notify } from '@advisor/shell/notifications';
import { getI18n } from 'react-i18next';
import { z } from 'zod';
import { NotArrivedError } from '../remotes/not-arrived';
import { addOverrideTexts } from './texts';

const patienceMs = 5_000;

/** What the host asks of `remote.json`; a build says more. */
const descriptionSchema = z.object({ name: z.string(), ...remoteFactsSchema.shape });

/** @throws {NotArrivedError} */
async function fetchDescription(url: string): Promise<Response> {
  const response = await fetch(url, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new NotArrivedError(`${url}: ${String(cause)}`, { cause });
  });
  if (!response.ok) throw new NotArrivedError(`${url} answered ${response.status}`);
  return response;
}

/**
 * What the remote is where it is served now.
 * @throws {NotArrivedError} when nobody answers there
 * @throws when what answers is another remote, or none
 */
export async function describeOverride(remote: ServedRemote): Promise<ServedRemote> {
  // Of the deployed version, which this is not.
  const { integrity: _integrity, channel: _channel, caseFrame: _caseFrame, ...rest } = remote;
  const { name, override } = rest;
  const response = await fetchDescription(`${override}/remote.json`);
  const built = descriptionSchema.parse(await response.json());
  if (built.name !== name) throw new Error(`${override} serves ${built.name}, not ${name}`);
  const { entry, integrity, global, contractVersion, owns, navigation, slots, caseFrame } = built;
  const facts = { global, contractVersion, owns, navigation, slots, caseFrame };
  const hash = integrity === undefined ? {} : { integrity };
  return { ...rest, ...facts, ...hash, entry: `${override}/${entry}` };
}

/** So that a reload does not ask, and hear, the same again. */
function leaveAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('override');
  window.history.replaceState(window.history.state, '', url);
}

/** The registry with what the overridden remotes are; one that cannot be told stays as deployed. */
export async function applyOverrides(registry: ServedRegistry): Promise<ServedRegistry> {
  addOverrideTexts();
  if (registry.refusedOverride) {
    leaveAddress();
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
