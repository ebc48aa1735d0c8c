import { modelationAddresses } from '@advisor/addresses/modelation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loanProducts } from './product';
import './ProductLinks.css';

/** The products that are modelled. */
export function ProductLinks({ active }: { active: string }) {
  const { t } = useTranslation('modelation');
  const products = [
    ...Object.values(loanProducts),
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
