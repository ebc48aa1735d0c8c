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

/** Whether the loan is for a dwelling, so that the costs of early repayment are capped (s. 117a). */
export const isForHousing = (productTypeId: number): boolean =>
  productTypeId === productType.mortgage.code;

export const savingsProducts: readonly number[] = [buildingSavings.code];
