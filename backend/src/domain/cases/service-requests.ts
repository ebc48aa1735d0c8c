import { productType, salesArrangementType } from '@advisor/contracts/codebooks';

const {
  loanApplication,
  mortgageRetention,
  mortgageRefixation,
  // Begins with an offer, never as a request.
  extraPayment,
  withoutEstate,
  ...ofEveryLoan
} = salesArrangementType;
const loanServices = Object.values(ofEveryLoan);
const mortgageServices = [...loanServices, withoutEstate, mortgageRetention, mortgageRefixation];

export type ServiceType = Exclude<
  (typeof salesArrangementType)[keyof typeof salesArrangementType],
  typeof loanApplication | typeof extraPayment
>;

/** The changes that a product knows. */
export function servicesOf(productTypeId: number): readonly ServiceType[] {
  if (productTypeId === productType.mortgage.code) return mortgageServices;
  const isSavings = productTypeId === productType.buildingSavings.code;
  return isSavings ? [ofEveryLoan.generalChange] : loanServices;
}
