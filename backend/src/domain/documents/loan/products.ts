import { productType } from '@advisor/contracts/codebooks';

const { buildingSavings, ...loans } = productType;

/** Everything that is lent. */
export const loanProducts: readonly number[] = Object.values(loans).map(({ code }) => code);

const secured: ReadonlySet<number> = new Set([
  productType.mortgage.code,
  productType.nonPurposeMortgage.code,
  productType.americanMortgage.code,
]);

/** Whether a real estate secures the loan. */
export const isSecured = (productTypeId: number): boolean => secured.has(productTypeId);

export const savingsProducts: readonly number[] = [buildingSavings.code];
