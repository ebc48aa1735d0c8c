import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { permission } from '@advisor/contracts/permissions';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { PlusOutlined } from '@advisor/ui/icons';
import { useHost } from '../host-context';
import { isServed } from './navigation';
import { useIsForbidden } from './use-route-handle';

const products = [
  { name: 'mortgage', path: modelationAddresses.mortgageModelation.to() },
  { name: 'nonPurposeMortgage', path: modelationAddresses.nonPurposeMortgageModelation.to() },
  { name: 'americanMortgage', path: modelationAddresses.americanMortgageModelation.to() },
  { name: 'unsecuredLoan', path: modelationAddresses.unsecuredLoanModelation.to() },
  { name: 'buildingSavings', path: modelationAddresses.buildingSavingsModelation.to() },
] as const;

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
          {products.map(({ name, path }) => (
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
