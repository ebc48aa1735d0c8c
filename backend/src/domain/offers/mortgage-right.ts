import { productType } from '@advisor/contracts/codebooks';

const mortgages: ReadonlySet<number> = new Set([
  productType.mortgage.code,
  productType.americanMortgage.code,
]);

/** Whether modelling the product takes permission 211. */
export const needsMortgageRight = (productTypeId: number): boolean => mortgages.has(productTypeId);
