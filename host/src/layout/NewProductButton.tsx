import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { permission } from '@advisor/contracts/permissions';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { PlusOutlined } from '@advisor/ui/icons';
import { useHost } from '../host-context';
import { isServed } from './navigation';
import { newProducts } from './new-products';
import { useIsForbidden } from './use-route-handle';

/**
 * Begins a case with the modelation of a product; products nobody serves here cannot be
 * chosen.
 */
export function NewProductButton() {
  const { t } = useTranslation('host');
  const { registry, prefetchPath } = useHost();
  const id = useId();
  const user = useSession();
  const isForbidden = useIsForbidden();
  if (isForbidden || !holdsPermission(user, permission.createCase)) return null;
  return (
    <div className="host-new">
      <button type="button" className="host-new__button" popoverTarget={id}>
        <PlusOutlined aria-hidden />
        <span>{t('newProduct.button')}</span>
      </button>
      <div id={id} popover="auto" className="host-popover host-new__list">
        <h2>{t('newProduct.title')}</h2>
        <ul>
          {newProducts.map(({ name, path }) => (
            <li key={name}>
              {isServed(registry, path) ? (
                <Link to={path} onMouseEnter={() => prefetchPath(path)}>
                  {t(`newProduct.${name}`)}
                </Link>
              ) : (
                <span className="host-muted">
                  {t(`newProduct.${name}`)} – {t('newProduct.unavailable')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
