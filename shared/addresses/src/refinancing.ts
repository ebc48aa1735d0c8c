import { address } from './address';

export const refinancingAddresses = {
  processes: address('/mortgage/processes/:caseId', ['kind?']),

  retentionList: address('/mortgage/retention/:caseId'),
  retentionCalculator: address('/mortgage/retention/:caseId/calculator'),
  retention: address('/mortgage/retention/:caseId/:processId'),
  retentionCalculatorOfProcess: address('/mortgage/retention/:caseId/:processId/calculator'),

  refixation: address('/mortgage/refixation/:caseId'),
  refixationCalculator: address('/mortgage/refixation/:caseId/calculator'),
  refixationOfProcess: address('/mortgage/refixation/:caseId/:processId'),
  refixationCalculatorOfProcess: address('/mortgage/refixation/:caseId/:processId/calculator'),

  extraPaymentList: address('/mortgage/extra-payment/:caseId'),
  extraPaymentCalculator: address('/mortgage/extra-payment/:caseId/calculator'),
  extraPayment: address('/mortgage/extra-payment/:caseId/:processId'),
  extraPaymentCalculatorOfProcess: address('/mortgage/extra-payment/:caseId/:processId/calculator'),
};
