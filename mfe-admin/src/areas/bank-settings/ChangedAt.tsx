import { adminAddresses } from '@advisor/addresses/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Setting } from './find-settings';

/** Where a setting is changed: a page to go to, or what whoever runs the product looks for. */
export function ChangedAt({ setting: { changed, key } }: { setting: Setting }) {
  const { t } = useTranslation('admin-bank-settings');
  const { by } = changed;
  return (
    <div>
      {t(`changed.${by}`)}{' '}
      {by === 'page' ? (
        <Link to={adminAddresses[changed.page].to()}>{t(`page.${changed.page}`)}</Link>
      ) : (
        <code className="bank-settings__key">{key}</code>
      )}
    </div>
  );
}
