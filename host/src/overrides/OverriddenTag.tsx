import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHost } from '../host-context';
import { VersionTag } from '../layout/VersionTag';

/** Names the remotes with their origins; a click ends all overrides, at the same address. */
export default function OverriddenTag() {
  const { t } = useTranslation('overrides');
  const { remotes } = useHost().registry;
  const { search } = useLocation();
  const parts = remotes
    .flatMap(({ name, override }) =>
      override === undefined ? [] : t('tag', { part: name, origin: override }),
    )
    .join(', ');
  const query = new URLSearchParams(search);
  query.set('override', 'none');
  return <VersionTag href={`?${query}`} label={t('end', { parts })} text={parts} />;
}
