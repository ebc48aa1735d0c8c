import { modelationAddresses } from '@advisor/addresses/modelation';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loanProducts } from './product';
import './ProductLinks.css';

/** The other products that the user may model. */
export function ProductLinks({ active }: { active: string }) {
  const { t } = useTranslation('modelation');
  const mayModelMortgages = usePermission(permission.employeeMortgage);
  const { mortgage, americanMortgage, unsecuredLoan } = loanProducts;
  const products = [
    ...(mayModelMortgages ? [mortgage, americanMortgage] : []),
    unsecuredLoan,
    { name: 'buildingSavings', path: modelationAddresses.buildingSavingsModelation.to() } as const,
  ];
  return (
    <nav className="modelation-products" aria-label={t('product.label')}>
      {products.map(({ name, path }) => (
        <Link key={name} to={path} aria-current={path === active ? 'page' : undefined}>
          {t(`product.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
