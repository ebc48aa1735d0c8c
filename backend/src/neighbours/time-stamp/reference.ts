import type { Backend } from '../../platform/backend';
import type { SigningKey } from '../../platform/cms/signed-data';
import { threadTask } from '../../platform/threads/thread-task';
import type { TokenToMake } from './make-token';
import type { TimeStampAuthority } from './port';

const makeKey = threadTask<Date, SigningKey>(new URL('make-key.thread.ts', import.meta.url));
const makeToken = threadTask<TokenToMake, Uint8Array>(
  new URL('make-token.thread.ts', import.meta.url),
);

/**
 * Stamps by the clock of the node, with a key that lives as long as the node does: each token brings
 * its certificate along. Nobody else trusts it.
 */
export function referenceTimeStamp({ clock }: Pick<Backend, 'clock'>): TimeStampAuthority {
  let key: Promise<SigningKey> | undefined;
  return {
    async stamp({ sha256 }) {
      const now = clock.now();
      key ??= makeKey(now);
      return { token: await makeToken({ sha256, now, key: await key }) };
    },
  };
}
