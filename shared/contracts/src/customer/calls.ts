import type { Calls } from '../operation';
import type { addressEndpoints } from './address';
import type { customerDetailEndpoints } from './detail';
import type { customerEndpoints } from './endpoints';
import type { partyEndpoints } from './party';
import type { registrationEndpoints } from './registration';
import type { taxReturnEndpoints } from './tax-return';

export const customerCalls: Calls<
  typeof addressEndpoints &
    typeof customerDetailEndpoints &
    typeof customerEndpoints &
    typeof partyEndpoints &
    typeof registrationEndpoints &
    typeof taxReturnEndpoints
> = {
  searchAddress: { id: 'address.search', method: 'POST', path: 'address/search', read: true },
  addressDetail: { id: 'address.detail', method: 'POST', path: 'address/detail', read: true },
  get: { id: 'customer.get', method: 'POST', path: 'customer/get', read: true },
  search: { id: 'customer.search', method: 'POST', path: 'customer/search', read: true },
  unsecuredLoanLimit: {
    id: 'customer.unsecuredLoanLimit',
    method: 'POST',
    path: 'customer/unsecured-loan-limit',
    read: true,
  },
  validateIdentificationDocument: {
    id: 'identificationDocument.validate',
    method: 'POST',
    path: 'identification-document/validate',
    read: true,
  },
  validateContact: { id: 'contact.validate', method: 'POST', path: 'contact/validate', read: true },
  searchParty: { id: 'party.search', method: 'POST', path: 'party/search', read: true },
  identify: {
    id: 'customerOnSA.identify',
    method: 'POST',
    path: 'customer-on-sa/{customerOnSAId}/identify-by-identity',
  },
  register: {
    id: 'customerOnSA.register',
    method: 'POST',
    path: 'customer-on-sa/{customerOnSAId}/register',
    extension: true,
  },
  taxReturn: {
    id: 'customerOnSA.taxReturn',
    method: 'GET',
    path: 'customer-on-sa/{customerOnSAId}/tax-return',
  },
  updateTaxReturn: {
    id: 'customerOnSA.updateTaxReturn',
    method: 'PUT',
    path: 'customer-on-sa/{customerOnSAId}/tax-return',
  },
  taxReturnIncomes: {
    id: 'customerOnSA.taxReturnIncomes',
    method: 'GET',
    path: 'customer-on-sa/{customerOnSAId}/calculate-tax-return-incomes',
  },
  taxReturnVersions: { id: 'taxReturns.versions', method: 'GET', path: 'tax-returns/versions' },
};
