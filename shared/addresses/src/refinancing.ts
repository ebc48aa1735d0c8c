import { address } from './address';

export const refinancingAddresses = {
  extraPaymentCalculator: address('/mortgage/extra-payment/:caseId/calculator'),
};
