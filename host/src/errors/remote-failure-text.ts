import { useTranslation } from 'react-i18next';
import { useHost } from '../host-context';
import { NotArrivedError } from '../remotes/not-arrived';
import type { RemoteFailureReason, RemoteLoadError } from '../remotes/remote-loader';

const texts = {
  unavailable: 'error.remote.text',
  contract: 'error.remote.incompatible',
  off: 'error.remote.off',
  cancelled: 'error.page.cancelledText',
} as const satisfies Record<RemoteFailureReason, string>;

/** What the user is told, by why a remote is not there and where it should have come from. */
export function useRemoteFailureText({ remote, reason, cause }: RemoteLoadError): string {
  const { t } = useTranslation(['host', 'overrides']);
  const origin = useHost().registry.remotes.find(({ name }) => name === remote)?.override;
  if (reason !== 'unavailable' || origin === undefined) return t(texts[reason]);
  const where = { part: remote, origin };
  return cause instanceof NotArrivedError
    ? t('overrides:failed.notArrived', where)
    : t('overrides:failed.broken', where);
}
