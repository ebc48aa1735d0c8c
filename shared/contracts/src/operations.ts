import { operations as embedOperations } from './embed/operations';
import { ext, op, type Operation } from './operation';

export type { Operation } from './operation';

/**
 * Method and path of every call, written once. Pure data: the client bundles this table, never the
 * schemas beside it.
 */
export const operations = {
  // Session
  'loggedInUser.get': op('GET', 'logged-in-user'),
  'auth.signIn': ext('POST', 'auth/sign-in'),
  'auth.start': ext('GET', 'auth/start'),
  'auth.callback': ext('GET', 'auth/callback'),
  'auth.signOut': op('GET', 'auth/signout'),
  'auth.signedOut': ext('GET', 'auth/signed-out'),
  'users.mpssCookie': op('GET', 'users/mpss-cookie'),

  // Administration
  'admin.findUser': op('POST', 'admin/users/user'),
  'admin.banners.list': op('GET', 'admin/fe-banners'),
  'admin.banners.create': op('POST', 'admin/fe-banners'),
  'admin.banners.update': op('PUT', 'admin/fe-banners/{feBannerId}'),
  'admin.banners.delete': op('DELETE', 'admin/fe-banners/{feBannerId}'),
  'admin.usersNotifications.list': op('GET', 'admin/users-notifications'),
  'admin.usersNotifications.create': op('POST', 'admin/users-notifications'),
  'admin.changeCaseOwner': op('PUT', 'admin/case/owner'),

  // Case
  'case.search': op('POST', 'case/search'),
  'case.dashboardFilters': ext('GET', 'case/dashboard-filters'),
  'case.identify': op('POST', 'case/identify'),
  'case.get': op('GET', 'case/{caseId}'),
  'case.mainPanel': op('GET', 'case/{caseId}/main-panel'),
  'case.infoBanners': op('GET', 'case/{caseId}/infobanners'),
  'case.menuFlags': op('GET', 'case/{caseId}/menu/flags'),
  'case.parameters': op('GET', 'case/{caseId}/parameters'),
  'case.customers': op('GET', 'case/{caseId}/customers'),
  'case.timeline': op('GET', 'case/{caseId}/timeline'),
  'case.cancel': op('POST', 'case/{caseId}/cancel'),
  'case.covenants': op('GET', 'case/{caseId}/covenants'),
  'case.covenant': op('GET', 'case/{caseId}/covenant/{covenantId}'),
  'case.updateCovenant': op('PUT', 'case/{caseId}/covenant/{covenantId}'),
  'case.customerTaxReturns': op('GET', 'case/{caseId}/customer-tax-returns'),
  'case.createSalesArrangement': op('POST', 'case/{caseId}/sales-arrangement'),
  'product.customers': op('GET', 'product/{caseId}/customers'),

  // Checklist
  'checklist.get': op('GET', 'case/{caseId}/sales-arrangement/{salesArrangementId}/checklist'),
  'checklist.addItem': op(
    'POST',
    'case/{caseId}/sales-arrangement/{salesArrangementId}/checklist/item',
  ),
  'checklist.updateItem': op(
    'PUT',
    'case/{caseId}/sales-arrangement/{salesArrangementId}/checklist/item',
  ),
  'checklist.createSnapshot': op('POST', 'case/{caseId}/checklist-item-snapshot'),
  'checklist.snapshot': op('GET', 'case/{caseId}/checklist-snapshot'),

  // Customer
  'address.search': op('POST', 'address/search'),
  'address.detail': op('POST', 'address/detail'),
  'customer.get': op('POST', 'customer/get'),
  'customer.search': op('POST', 'customer/search'),
  'customer.unsecuredLoanLimit': op('POST', 'customer/unsecured-loan-limit'),
  'identificationDocument.validate': op('POST', 'identification-document/validate'),
  'contact.validate': op('POST', 'contact/validate'),
  'party.search': op('POST', 'party/search'),
  'customerOnSA.identify': op('POST', 'customer-on-sa/{customerOnSAId}/identify-by-identity'),
  'customerOnSA.taxReturn': op('GET', 'customer-on-sa/{customerOnSAId}/tax-return'),
  'customerOnSA.updateTaxReturn': op('PUT', 'customer-on-sa/{customerOnSAId}/tax-return'),
  'customerOnSA.taxReturnIncomes': op(
    'GET',
    'customer-on-sa/{customerOnSAId}/calculate-tax-return-incomes',
  ),
  'taxReturns.versions': op('GET', 'tax-returns/versions'),

  // Income and obligation
  'income.create': op('POST', 'customer-on-sa/{customerOnSAId}/income'),
  'income.list': op('GET', 'customer-on-sa/{customerOnSAId}/incomes'),
  'income.get': op('GET', 'customer-on-sa/{customerOnSAId}/income/{incomeId}'),
  'income.update': op('PUT', 'customer-on-sa/{customerOnSAId}/income/{incomeId}'),
  'income.delete': op('DELETE', 'customer-on-sa/{customerOnSAId}/income/{incomeId}'),
  'obligation.create': op('POST', 'customer-on-sa/{customerOnSAId}/obligation'),
  'obligation.list': op('GET', 'customer-on-sa/{customerOnSAId}/obligations'),
  'obligation.update': op('PUT', 'customer-on-sa/{customerOnSAId}/obligation/{obligationId}'),
  'obligation.delete': op('DELETE', 'customer-on-sa/{customerOnSAId}/obligation/{obligationId}'),

  // Codebooks
  'codebooks.getAll': op('GET', 'codebooks/get-all'),
  'codebooks.bankingDays': op('POST', 'codebooks/banking-days'),
  'codebooks.expensesByNace': op(
    'GET',
    'codebooks/PercentageExpensesNACEClassification/dap-version/{DAPVersionId}',
  ),
  'codebooks.postcode': op('GET', 'codebooks/postcodes/{postCode}'),

  // Documents
  'deedOfOwnership.content': op('GET', 'deed-of-ownership/document/content'),
  'temporaryDocuments.upload': op('POST', 'temporary-documents'),
  'temporaryDocuments.delete': op('DELETE', 'temporary-documents'),
  'case.documents': op('GET', 'case/{caseId}/documents'),
  'case.saveDocuments': op('POST', 'case/{caseId}/documents'),
  'generalDocuments.list': op('GET', 'general-documents'),
  'generalDocuments.content': ext('GET', 'general-documents/{documentId}/content'),
  'case.mergeDocuments': op('POST', 'case/{caseId}/merged-documents'),
  'mergedDocuments.content': op('GET', 'merged-documents/{guid}'),
  'mergedDocuments.status': op('GET', 'merged-documents/{guid}/status'),
  'document.setStatus': op('PUT', 'document/{documentId}/status/{statusId}'),

  // Offers
  'offer.cancel': op('POST', 'case/{caseId}/offer/{offerId}/cancel'),
  'offer.setFlags': op('PUT', 'case/{caseId}/offer/{offerId}/flags'),
  'offer.communicateRefixation': op(
    'POST',
    'case/{caseId}/mortgage-refixation-offer-list/communicate',
  ),
  'offer.defaults': op('GET', 'offer/defaults'),
  'offer.buildingSavings': op('POST', 'offer/building-savings'),
  'offer.unsecuredLoan': op('POST', 'offer/unsecured-loan'),
  'offer.mortgage': ext('POST', 'offer/mortgage'),
  'offer.americanMortgage': ext('POST', 'offer/american-mortgage'),
  'offer.create': ext('POST', 'offer'),
  'offer.get': ext('GET', 'offer/{offerId}'),
  'offer.document': ext('GET', 'offer/{offerId}/document'),
  'offer.createCase': ext('POST', 'offer/{offerId}/case'),
  'salesArrangement.offers': ext('GET', 'sales-arrangement/{salesArrangementId}/offers'),
  'salesArrangement.linkOffer': ext('PUT', 'sales-arrangement/{salesArrangementId}/offer'),
  'salesArrangement.parameters': ext('GET', 'sales-arrangement/{salesArrangementId}/parameters'),
  'case.linkExtraPayment': op('PUT', 'case/{caseId}/link-mortgage-extra-payment'),
  'case.linkRetentionOffer': op('PUT', 'case/{caseId}/link-mortgage-retention-offer'),
  'case.simulateExtraPayment': op('POST', 'case/{caseId}/simulate-mortgage-extra-payment-offer'),
  'case.simulateRefixation': op('POST', 'case/{caseId}/simulate-mortgage-refixation-offer'),
  'case.simulateRefixationList': op(
    'POST',
    'case/{caseId}/simulate-mortgage-refixation-offer-list',
  ),
  'case.simulateRetention': op('POST', 'case/{caseId}/simulate-mortgage-retention-offer'),

  // Refinancing
  'case.refinancingParameters': op('GET', 'case/{caseId}/refinancing-parameters'),
  'case.interestRatesValidFrom': op('GET', 'case/{caseId}/interest-rates-valid-from'),
  'case.interestRate': op('GET', 'case/{caseId}/interest-rate'),
  'case.createResponseCode': op('PUT', 'case/{caseId}/mortgage/create-mortgage-response-code'),
  'refinancing.extraPaymentDocument': op(
    'POST',
    'case/{caseId}/sales-arrangement/{salesArrangementId}/extra-payment-document',
  ),
  'refinancing.refixationDocument': op(
    'POST',
    'case/{caseId}/sales-arrangement/{salesArrangementId}/refixation-document',
  ),
  'refinancing.retentionDocument': op(
    'POST',
    'case/{caseId}/sales-arrangement/{salesArrangementId}/retention-document',
  ),
  'case.availableFixedRatePeriods': op(
    'GET',
    'case/{caseId}/mortgage-refixation/available-fixed-rate-periods',
  ),
  'case.extraPayment': op('GET', 'case/{caseId}/mortgage-extra-payment/{processId}'),
  'case.extraPaymentList': op('GET', 'case/{caseId}/mortgage-extra-payment-list'),
  'case.refixation': op('GET', 'case/{caseId}/mortgage-refixation'),
  'case.retention': op('GET', 'case/{caseId}/mortgage-retention/{processId}'),
  'case.updateRefixation': op('PUT', 'case/{caseId}/update-mortgage-refixation'),

  // Real estate
  'realEstateValuation.create': op('POST', 'case/{caseId}/real-estate-valuations'),
  'realEstateValuation.list': op('GET', 'case/{caseId}/real-estate-valuations'),
  'realEstateValuation.get': op('GET', 'case/{caseId}/real-estate-valuations/{sourceId}/{id}'),
  'realEstateValuation.preorderOnline': op(
    'POST',
    'case/{caseId}/real-estate-valuations/{realEstateValuationId}/online-preorder-details',
  ),

  // Sales arrangement and drawing
  'salesArrangement.delete': op('DELETE', 'sales-arrangement/{salesArrangementId}'),
  'salesArrangement.customers': op('GET', 'sales-arrangement/{salesArrangementId}/customers'),
  'salesArrangement.flow': op('GET', 'sales-arrangement/{salesArrangementId}/flow'),
  'salesArrangement.assessment': op(
    'GET',
    '/api/v2/sales-arrangement/{salesArrangementId}/loan-application-assessment',
  ),
  'salesArrangement.list': op('GET', 'sales-arrangement/list/{caseId}'),
  'salesArrangement.refreshClientExposure': op(
    'PUT',
    'sales-arrangement/{salesArrangementId}/refresh-client-exposure',
  ),
  'salesArrangement.updateParameters': op(
    'PUT',
    'sales-arrangement/{salesArrangementId}/parameters',
  ),
  'case.salesArrangementTypes': op(
    'GET',
    'case/{caseId}/sales-arrangement/sales-arrangement-types',
  ),
  'case.drawing': op('GET', 'case/{caseId}/mortgage-drawing/{sourceId}/{drawingId}'),
  'case.drawingList': op('GET', 'case/{caseId}/mortgage-drawing-list'),

  // Signing
  'documentOnSA.status': op(
    'GET',
    'sales-arrangement/{salesArrangementId}/signing/{documentOnSAId}/status',
  ),
  'salesArrangement.searchDocumentsOnSA': op(
    'POST',
    'sales-arrangement/{salesArrangementId}/document-on-sa/search',
  ),
  'case.searchDocumentsOnSA': op('POST', 'case/{caseId}/document-on-sa/search'),
  'task.startSigning': op('POST', 'case/{caseId}/tasks/{taskId}/signing/start'),
  'documentOnSA.get': ext('GET', 'document-on-sa/{documentOnSAId}'),
  'documentOnSA.content': ext('GET', 'document-on-sa/{documentOnSAId}/content'),
  'documentOnSA.uploadScan': ext('POST', 'document-on-sa/{documentOnSAId}/scan'),
  'documentOnSA.cancel': ext('POST', 'document-on-sa/{documentOnSAId}/cancel'),
  'documentOnSA.kinds': ext('GET', 'sales-arrangement/{salesArrangementId}/document-on-sa/kinds'),
  'documentOnSA.create': ext('POST', 'sales-arrangement/{salesArrangementId}/document-on-sa'),

  ...embedOperations,

  // Notifications
  'banners.current': op('GET', 'current-banners'),
  'usersNotifications.current': op('GET', 'current-users-notifications'),
  'usersNotifications.unread': op('GET', 'unread-users-notifications'),
  'usersNotifications.read': op('POST', 'users-notifications-read'),

  // Diagnostics
  'diagnostics.summary': ext('GET', 'diagnostics/summary'),

  // Tasks
  'task.create': op('POST', 'case/{caseId}/tasks'),
  'task.list': op('GET', 'case/{caseId}/tasks'),
  'task.consultationTypes': op('GET', 'case/{caseId}/tasks/consultation-type'),
  'task.currentHandover': op('GET', 'case/{caseId}/tasks/current-handover-task'),
  'task.currentPriceException': op('GET', 'case/{caseId}/tasks/current-price-exception'),
  'task.get': op('GET', 'case/{caseId}/tasks/{taskId}'),
  'task.update': op('PUT', 'case/{caseId}/tasks/{taskId}'),
  'task.finish': ext('PUT', 'case/{caseId}/tasks/{taskId}/result'),
  'task.cancel': op('POST', 'case/{caseId}/tasks/{taskId}/cancel'),
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
