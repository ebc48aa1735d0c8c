import type { Calls } from '../operation';
import type { refinancingEndpoints } from './endpoints';
import type { processEndpoints } from './process';
import type { refixationEndpoints } from './refixation';
import type { repaymentTermsEndpoints } from './repayment-terms';
import type { simulationEndpoints } from './simulation';

export const refinancingCalls: Calls<
  typeof refinancingEndpoints &
    typeof simulationEndpoints &
    typeof repaymentTermsEndpoints &
    typeof processEndpoints &
    typeof refixationEndpoints
> = {
  repaymentTerms: {
    id: 'case.repaymentTerms',
    method: 'GET',
    path: 'case/{caseId}/repayment-terms',
    extension: true,
  },
  simulateExtraPayment: {
    id: 'case.simulateExtraPayment',
    method: 'POST',
    path: 'case/{caseId}/simulate-mortgage-extra-payment-offer',
  },
  simulateRefixation: {
    id: 'case.simulateRefixation',
    method: 'POST',
    path: 'case/{caseId}/simulate-mortgage-refixation-offer',
  },
  simulateRefixationList: {
    id: 'case.simulateRefixationList',
    method: 'POST',
    path: 'case/{caseId}/simulate-mortgage-refixation-offer-list',
  },
  simulateRetention: {
    id: 'case.simulateRetention',
    method: 'POST',
    path: 'case/{caseId}/simulate-mortgage-retention-offer',
  },
  parameters: {
    id: 'case.refinancingParameters',
    method: 'GET',
    path: 'case/{caseId}/refinancing-parameters',
  },
  interestRatesValidFrom: {
    id: 'case.interestRatesValidFrom',
    method: 'GET',
    path: 'case/{caseId}/interest-rates-valid-from',
  },
  interestRate: { id: 'case.interestRate', method: 'GET', path: 'case/{caseId}/interest-rate' },
  createResponseCode: {
    id: 'case.createResponseCode',
    method: 'PUT',
    path: 'case/{caseId}/mortgage/create-mortgage-response-code',
  },
  extraPaymentDocument: {
    id: 'refinancing.extraPaymentDocument',
    method: 'POST',
    path: 'case/{caseId}/sales-arrangement/{salesArrangementId}/extra-payment-document',
  },
  refixationDocument: {
    id: 'refinancing.refixationDocument',
    method: 'POST',
    path: 'case/{caseId}/sales-arrangement/{salesArrangementId}/refixation-document',
  },
  retentionDocument: {
    id: 'refinancing.retentionDocument',
    method: 'POST',
    path: 'case/{caseId}/sales-arrangement/{salesArrangementId}/retention-document',
  },
  availableFixedRatePeriods: {
    id: 'case.availableFixedRatePeriods',
    method: 'GET',
    path: 'case/{caseId}/mortgage-refixation/available-fixed-rate-periods',
  },
  extraPayment: {
    id: 'case.extraPayment',
    method: 'GET',
    path: 'case/{caseId}/mortgage-extra-payment/{processId}',
  },
  extraPaymentList: {
    id: 'case.extraPaymentList',
    method: 'GET',
    path: 'case/{caseId}/mortgage-extra-payment-list',
  },
  refixation: { id: 'case.refixation', method: 'GET', path: 'case/{caseId}/mortgage-refixation' },
  retention: {
    id: 'case.retention',
    method: 'GET',
    path: 'case/{caseId}/mortgage-retention/{processId}',
  },
  offerSheet: {
    id: 'refinancing.offerSheet',
    method: 'GET',
    path: 'case/{caseId}/refinancing-offer/{offerId}/sheet',
    extension: true,
  },
  refixationLetter: {
    id: 'refinancing.refixationLetter',
    method: 'GET',
    path: 'case/{caseId}/mortgage-refixation/letter',
    extension: true,
  },
  updateProcess: {
    id: 'case.updateRefinancing',
    method: 'PUT',
    path: 'case/{caseId}/refinancing-process/{processId}',
    extension: true,
  },
  cancelProcess: {
    id: 'case.cancelRefinancing',
    method: 'POST',
    path: 'case/{caseId}/refinancing-process/{processId}/cancel',
    extension: true,
  },
  handOver: {
    id: 'case.handOverRefinancing',
    method: 'POST',
    path: 'case/{caseId}/refinancing-process/{processId}/handover',
    extension: true,
  },
  updateRefixation: {
    id: 'case.updateRefixation',
    method: 'PUT',
    path: 'case/{caseId}/update-mortgage-refixation',
  },
};
