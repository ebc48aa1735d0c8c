import type { Calls } from '../operation';
import type { offerEndpoints } from './endpoints';
import type { modelationEndpoints } from './modelation';

export const offerCalls: Calls<typeof offerEndpoints & typeof modelationEndpoints> = {
  cancel: { id: 'offer.cancel', method: 'POST', path: 'case/{caseId}/offer/{offerId}/cancel' },
  setFlags: { id: 'offer.setFlags', method: 'PUT', path: 'case/{caseId}/offer/{offerId}/flags' },
  communicateRefixation: {
    id: 'offer.communicateRefixation',
    method: 'POST',
    path: 'case/{caseId}/mortgage-refixation-offer-list/communicate',
  },
  defaults: { id: 'offer.defaults', method: 'GET', path: 'offer/defaults' },
  buildingSavings: {
    id: 'offer.buildingSavings',
    method: 'POST',
    path: 'offer/building-savings',
    read: true,
  },
  unsecuredLoan: {
    id: 'offer.unsecuredLoan',
    method: 'POST',
    path: 'offer/unsecured-loan',
    read: true,
  },
  mortgage: {
    id: 'offer.mortgage',
    method: 'POST',
    path: 'offer/mortgage',
    extension: true,
    read: true,
  },
  nonPurposeMortgage: {
    id: 'offer.nonPurposeMortgage',
    method: 'POST',
    path: 'offer/non-purpose-mortgage',
    extension: true,
    read: true,
  },
  americanMortgage: {
    id: 'offer.americanMortgage',
    method: 'POST',
    path: 'offer/american-mortgage',
    extension: true,
    read: true,
  },
  whatIf: {
    id: 'offer.whatIf',
    method: 'POST',
    path: 'offer/what-if',
    extension: true,
    read: true,
  },
  create: { id: 'offer.create', method: 'POST', path: 'offer', extension: true },
  get: { id: 'offer.get', method: 'GET', path: 'offer/{offerId}', extension: true },
  document: {
    id: 'offer.document',
    method: 'GET',
    path: 'offer/{offerId}/document',
    extension: true,
  },
  createCase: {
    id: 'offer.createCase',
    method: 'POST',
    path: 'offer/{offerId}/case',
    extension: true,
  },
  listOfArrangement: {
    id: 'salesArrangement.offers',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/offers',
    extension: true,
  },
  linkToArrangement: {
    id: 'salesArrangement.linkOffer',
    method: 'PUT',
    path: 'sales-arrangement/{salesArrangementId}/offer',
    extension: true,
  },
  linkExtraPayment: {
    id: 'case.linkExtraPayment',
    method: 'PUT',
    path: 'case/{caseId}/link-mortgage-extra-payment',
  },
  linkRetention: {
    id: 'case.linkRetentionOffer',
    method: 'PUT',
    path: 'case/{caseId}/link-mortgage-retention-offer',
  },
};
