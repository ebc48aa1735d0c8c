import { useTranslation } from 'react-i18next';
import { useHost } from '../host-context';

/** Says that this browser has versions which only a link gives; one click gives them back. */
export function PinnedTag() {
  const { t } = useTranslation('host');
  const { remotes, hostChannel } = useHost().registry;
  const pinned = remotes.filter(({ channel }) => channel === 'pinned');
  const parts = [
    ...(hostChannel === 'pinned' ? [t('version.frame')] : []),
    ...pinned.map(({ name, version }) => `${name} ${version}`),
  ];
  if (parts.length === 0) return null;
  const label = t('version.unpin', { parts: parts.join(', ') });
  return (
    // To the server, which remembers it.
    <a className="host-environment host-pinned" href="?pin=none" aria-label={label} title={label}>
      <span className="host-pinned__text">{t('version.pinned')}</span>
      <span aria-hidden>×</span>
    </a>
  );
}
