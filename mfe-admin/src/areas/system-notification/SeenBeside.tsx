import { formatDateTime } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import type { Banner } from './banners.queries';

/** Which other banners are seen in the same time; nothing when there is none. */
export function SeenBeside({ others }: { others: readonly Banner[] }) {
  const { t } = useTranslation('admin-system-notification');
  if (others.length === 0) return null;
  return (
    <p className="adv-muted">
      {t('beside', {
        titles: others
          .map(({ title, visibleTo }) => t('besideOne', { title, to: formatDateTime(visibleTo) }))
          .join(', '),
      })}
    </p>
  );
}
