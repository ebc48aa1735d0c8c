import { modelationAddresses } from '@advisor/addresses/modelation';
import { showInRow } from '@advisor/ui/show-in-row';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { readClientInAddress } from './client-in-address';
import { loanProducts } from './product';
import './ProductLinks.css';

/** The products that are modelled. */
export function ProductLinks({ active }: { active: string }) {
  const { t } = useTranslation('modelation');
  const clientId = readClientInAddress(useSearchParams()[0]);
  const products = [
    ...Object.values(loanProducts),
    { name: 'buildingSavings', address: modelationAddresses.buildingSavingsModelation } as const,
  ];
  const links = useRef<HTMLElement>(null);
  // On a phone they are more than fit.
  const place = products.findIndex(({ address }) => address.pattern === active);
  useEffect(() => showInRow(links.current, place), [place]);
  return (
    <nav ref={links} className="modelation-products" aria-label={t('product.label')}>
      {products.map(({ name, address }) => (
        <Link
          key={name}
          to={address.to({ clientId })}
          aria-current={address.pattern === active ? 'page' : undefined}
        >
          {t(`product.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
