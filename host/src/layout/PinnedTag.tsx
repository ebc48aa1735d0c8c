import { useTranslation } from 'react-i18next';
import { useHost } from '../host-context';
import { VersionTag } from './VersionTag';

/** Says that this browser has versions which only a link gives. */
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
  return <VersionTag parameter="pin" label={label} text={t('version.pinned')} />;
}
