import { productType } from '@advisor/contracts/codebooks';
import type { ProductTerms, RateVersion } from '../domain/offers/rate-version';
import { rateTables } from '../modules/offers/seed/rate-tables';

/** The version of a day, its mortgage by other settings. */
export function testRates(today: string, settings: Partial<ProductTerms>): RateVersion {
  const [, version] = rateTables(today);
  const mortgage = version.products.get(productType.mortgage.code);
  if (mortgage === undefined) throw new Error('the rates have no mortgage');
  const changed = { ...mortgage, terms: { ...mortgage.terms, ...settings } };
  return {
    ...version,
    products: new Map([...version.products, [productType.mortgage.code, changed]]),
  };
}
