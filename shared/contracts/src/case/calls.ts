import type { Calls } from '../operation';
import type { caseArrangementEndpoints } from './arrangement';
import type { covenantEndpoints } from './covenants';
import type { dashboardEndpoints } from './dashboard';
import type { caseDetailEndpoints } from './detail';
import type { identificationEndpoints } from './identification';

export const caseCalls: Calls<
  typeof caseArrangementEndpoints &
    typeof covenantEndpoints &
    typeof dashboardEndpoints &
    typeof caseDetailEndpoints &
    typeof identificationEndpoints
> = {
  search: { id: 'case.search', method: 'POST', path: 'case/search', read: true },
  dashboardFilters: {
    id: 'case.dashboardFilters',
    method: 'GET',
    path: 'case/dashboard-filters',
    extension: true,
  },
  nextSteps: {
    id: 'case.nextSteps',
    method: 'POST',
    path: 'case/next-steps',
    read: true,
    extension: true,
  },
  endingFixations: {
    id: 'case.endingFixations',
    method: 'GET',
    path: 'case/ending-fixations',
    extension: true,
  },
  today: { id: 'case.today', method: 'GET', path: 'case/today', extension: true },
  identify: { id: 'case.identify', method: 'POST', path: 'case/identify', read: true },
  get: { id: 'case.get', method: 'GET', path: 'case/{caseId}' },
  mainPanel: { id: 'case.mainPanel', method: 'GET', path: 'case/{caseId}/main-panel' },
  infoBanners: { id: 'case.infoBanners', method: 'GET', path: 'case/{caseId}/infobanners' },
  menuFlags: { id: 'case.menuFlags', method: 'GET', path: 'case/{caseId}/menu/flags' },
  stages: { id: 'case.stages', method: 'GET', path: 'case/{caseId}/stages', extension: true },
  parameters: { id: 'case.parameters', method: 'GET', path: 'case/{caseId}/parameters' },
  customers: { id: 'case.customers', method: 'GET', path: 'case/{caseId}/customers' },
  timeline: { id: 'case.timeline', method: 'GET', path: 'case/{caseId}/timeline' },
  cancel: { id: 'case.cancel', method: 'POST', path: 'case/{caseId}/cancel' },
  covenants: { id: 'case.covenants', method: 'GET', path: 'case/{caseId}/covenants' },
  covenant: { id: 'case.covenant', method: 'GET', path: 'case/{caseId}/covenant/{covenantId}' },
  updateCovenant: {
    id: 'case.updateCovenant',
    method: 'PUT',
    path: 'case/{caseId}/covenant/{covenantId}',
  },
  customerTaxReturns: {
    id: 'case.customerTaxReturns',
    method: 'GET',
    path: 'case/{caseId}/customer-tax-returns',
  },
  createSalesArrangement: {
    id: 'case.createSalesArrangement',
    method: 'POST',
    path: 'case/{caseId}/sales-arrangement',
  },
  salesArrangementTypes: {
    id: 'case.salesArrangementTypes',
    method: 'GET',
    path: 'case/{caseId}/sales-arrangement/sales-arrangement-types',
  },
};
