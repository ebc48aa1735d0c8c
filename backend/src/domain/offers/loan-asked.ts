import type { LoanInput } from './loan-input';
import type { PriceException } from './loan-terms';
import type { ProductRates } from './rate-version';

/** A loan that something is asked about, and what the version has for its product. */
export interface LoanAsked {
  input: LoanInput;
  product: ProductRates;
  /** What was approved for the case. */
  priceException?: PriceException | undefined;
}
