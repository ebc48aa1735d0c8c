import { adminAddresses } from '@advisor/addresses/admin';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Setting } from './find-settings';

/** Where a setting is changed: a page to go to, or what whoever runs the product looks for. */
export function ChangedAt({ setting: { changed, key } }: { setting: Setting }) {
  const { t } = useTranslation('admin-bank-settings');
  const { by } = changed;
  return (
    <div>
      {by === 'page' ? (
        <>
          {t('changed.page')}{' '}
          <Link to={adminAddresses[changed.page].to()}>{t(`page.${changed.page}`)}</Link>
        </>
      ) : (
        <>
          {t(`changed.${by}`)} <Key>{key}</Key>
        </>
      )}
    </div>
  );
}

/** It breaks between its words, not within them. */
function Key({ children }: { children: string }) {
  const words = children.split(/(?<=[/._#])/);
  return (
    <code className="bank-settings__key">
      {words.map((word, at) => (
        // Words may come twice, and never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {word}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
