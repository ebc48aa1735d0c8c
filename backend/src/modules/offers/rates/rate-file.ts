import { type RateFile, rateFileSchema } from '@advisor/contracts/admin/rates';
import type { RateVersion } from '../../../domain/offers/rate-version';
import type { NewRateVersion } from '../commands/write-rates';

type Product = RateFile['products'][number];
type Line = Product['rates'][number];

/** The version as a file, always in the same order. */
export const fileOf = ({ products, ...version }: RateVersion): RateFile =>
  rateFileSchema.parse({
    ...version,
    products: [...products]
      .map(([productTypeId, { terms, rates, fees }]) => ({
        productTypeId,
        terms,
        rates: rates.toSorted(byBand),
        fees: fees.toSorted((one, other) => one.feeId - other.feeId),
      }))
      .toSorted((one, other) => one.productTypeId - other.productTypeId),
  });

/** @param validTo last day, where a later version is there already */
export const versionOf = (
  { products, ...file }: RateFile,
  validTo: string | undefined,
): NewRateVersion => ({
  ...file,
  validTo,
  products: new Map(products.map(({ productTypeId, ...product }) => [productTypeId, product])),
});

/** By fixation, LTV and amount. */
const byBand = (one: Line, other: Line): number =>
  (one.fixedRatePeriod ?? 0) - (other.fixedRatePeriod ?? 0) ||
  (one.maxLtv ?? 0) - (other.maxLtv ?? 0) ||
  one.minAmount - other.minAmount;
