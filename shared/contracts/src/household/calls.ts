import type { Calls } from '../operation';
import type { householdEndpoints } from './endpoints';
import type { householdCustomerEndpoints } from './customers';

/** Households of an application and the people on them; the specification lists none of these. */
export const householdCalls: Calls<typeof householdEndpoints & typeof householdCustomerEndpoints> =
  {
    list: {
      id: 'household.list',
      method: 'GET',
      path: 'sales-arrangement/{salesArrangementId}/households',
      extension: true,
    },
    budget: {
      id: 'household.budget',
      method: 'GET',
      path: 'sales-arrangement/{salesArrangementId}/household-budget',
      extension: true,
    },
    create: {
      id: 'household.create',
      method: 'POST',
      path: 'sales-arrangement/{salesArrangementId}/households',
      extension: true,
    },
    update: {
      id: 'household.update',
      method: 'PUT',
      path: 'household/{householdId}',
      extension: true,
    },
    delete: {
      id: 'household.delete',
      method: 'DELETE',
      path: 'household/{householdId}',
      extension: true,
    },
    addCustomer: {
      id: 'household.addCustomer',
      method: 'POST',
      path: 'household/{householdId}/customer-on-sa',
      extension: true,
    },
    updateCustomer: {
      id: 'customerOnSA.update',
      method: 'PUT',
      path: 'customer-on-sa/{customerOnSAId}',
      extension: true,
    },
    deleteCustomer: {
      id: 'customerOnSA.delete',
      method: 'DELETE',
      path: 'customer-on-sa/{customerOnSAId}',
      extension: true,
    },
    moveCustomer: {
      id: 'customerOnSA.move',
      method: 'PUT',
      path: 'customer-on-sa/{customerOnSAId}/household',
      extension: true,
    },
    swapDebtor: {
      id: 'salesArrangement.swapDebtor',
      method: 'PUT',
      path: 'sales-arrangement/{salesArrangementId}/debtor',
      extension: true,
    },
  };
