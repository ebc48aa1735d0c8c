import { useTranslation } from 'react-i18next';
import { useHost } from '../host-context';
import { VersionTag } from '../layout/VersionTag';

/** Names the remote with its origin, or says how many there are; a click ends all overrides. */
export default function OverriddenTag() {
  const { t } = useTranslation('overrides');
  const tags = useHost().registry.remotes.flatMap(({ name, override }) =>
    override === undefined ? [] : { text: name, detail: t('from', { origin: override }) },
  );
  const count = tags.length;
  const parts = tags.map(({ text, detail }) => `${text} ${detail}`).join(', ');
  const tag = count === 1 ? tags[0] : { text: t('count', { count }) };
  return tag && <VersionTag parameter="override" label={t('end', { count, parts })} {...tag} />;
}
