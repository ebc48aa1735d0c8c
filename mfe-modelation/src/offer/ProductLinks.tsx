import { modelationAddresses } from '@advisor/addresses/modelation';
import { showInRow } from '@advisor/ui/show-in-row';
import { useEffect, useRef } from 'react';
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
  const links = useRef<HTMLElement>(null);
  // On a phone they are more than fit.
  const place = products.findIndex(({ path }) => path === active);
  useEffect(() => showInRow(links.current, place), [place]);
  return (
    <nav ref={links} className="modelation-products" aria-label={t('product.label')}>
      {products.map(({ name, path }) => (
        <Link key={name} to={path} aria-current={path === active ? 'page' : undefined}>
          {t(`product.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
