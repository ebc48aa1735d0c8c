/*
 * Every call that the specification lists (part 2, section 7, and part 1, section 7), copied by hand
 * and written out in full. Where the list abbreviates a path ("the same path", "/item"), it is
 * completed to the nearest reading.
 */
const api = (calls: string) =>
  calls
    .trim()
    .split('\n')
    .map((call) => call.trim().replace(' ', ' /api/v1/'));

const signatureService = (calls: string) =>
  calls
    .trim()
    .split('\n')
    .map((call) => call.trim().replace(' ', ' /{context}/REST/SignaturesService/'));

export const specifiedCalls: readonly string[] = [
  // Admin
  ...api(`
    POST admin/users/user
    POST admin/fe-banners
    GET admin/fe-banners
    PUT admin/fe-banners/{feBannerId}
    DELETE admin/fe-banners/{feBannerId}
    POST admin/users-notifications
    GET admin/users-notifications
    PUT admin/case/owner
  `),
  // Case
  ...api(`
    GET case/{caseId}
    POST case/{caseId}/cancel
    GET case/{caseId}/infobanners
    GET case/{caseId}/menu/flags
    GET case/{caseId}/parameters
    GET case/{caseId}/timeline
    GET case/{caseId}/covenants
    GET case/{caseId}/covenant/{covenantId}
    GET case/{caseId}/tasks/current-price-exception
    GET case/{caseId}/customer-tax-returns
    GET case/{caseId}/customers
    GET case/{caseId}/interest-rates-valid-from
    GET case/{caseId}/main-panel
    GET case/{caseId}/refinancing-parameters
    PUT case/{caseId}/covenant/{covenantId}
    POST case/identify
    POST case/search
    POST case/{caseId}/sales-arrangement
  `),
  // Checklist
  ...api(`
    GET case/{caseId}/sales-arrangement/{salesArrangementId}/checklist
    POST case/{caseId}/sales-arrangement/{salesArrangementId}/checklist/item
    PUT case/{caseId}/sales-arrangement/{salesArrangementId}/checklist/item
    POST case/{caseId}/checklist-item-snapshot
    GET case/{caseId}/checklist-snapshot
  `),
  // Client
  ...api(`
    POST address/search
    POST address/detail
    POST customer/get
    POST customer/search
    POST customer/unsecured-loan-limit
    POST identification-document/validate
    POST contact/validate
    POST party/search
    POST customer-on-sa/{customerOnSAId}/identify-by-identity
    GET customer-on-sa/{customerOnSAId}/tax-return
    PUT customer-on-sa/{customerOnSAId}/tax-return
    GET customer-on-sa/{customerOnSAId}/calculate-tax-return-incomes
    GET tax-returns/versions
  `),
  // Income
  ...api(`
    POST customer-on-sa/{customerOnSAId}/income
    GET customer-on-sa/{customerOnSAId}/incomes
    GET customer-on-sa/{customerOnSAId}/income/{incomeId}
    PUT customer-on-sa/{customerOnSAId}/income/{incomeId}
    DELETE customer-on-sa/{customerOnSAId}/income/{incomeId}
  `),
  // Obligation
  ...api(`
    POST customer-on-sa/{customerOnSAId}/obligation
    GET customer-on-sa/{customerOnSAId}/obligations
    PUT customer-on-sa/{customerOnSAId}/obligation/{obligationId}
    DELETE customer-on-sa/{customerOnSAId}/obligation/{obligationId}
  `),
  // Codebooks
  ...api(`
    GET codebooks/get-all
    POST codebooks/banking-days
    GET codebooks/PercentageExpensesNACEClassification/dap-version/{DAPVersionId}
    GET codebooks/postcodes/{postCode}
  `),
  // Documents
  ...api(`
    GET deed-of-ownership/document/content
    POST temporary-documents
    DELETE temporary-documents
    GET case/{caseId}/documents
    POST case/{caseId}/documents
    GET general-documents
    POST case/{caseId}/merged-documents
    GET merged-documents/{guid}
    GET merged-documents/{guid}/status
    PUT document/{documentId}/status/{statusId}
  `),
  // Offers
  ...api(`
    POST case/{caseId}/offer/{offerId}/cancel
    PUT case/{caseId}/offer/{offerId}/flags
    POST case/{caseId}/mortgage-refixation-offer-list/communicate
    GET offer/defaults
    PUT case/{caseId}/link-mortgage-extra-payment
    PUT case/{caseId}/link-mortgage-retention-offer
    POST offer/building-savings
    POST offer/unsecured-loan
    POST case/{caseId}/simulate-mortgage-extra-payment-offer
    POST case/{caseId}/simulate-mortgage-refixation-offer
    POST case/{caseId}/simulate-mortgage-refixation-offer-list
    POST case/{caseId}/simulate-mortgage-retention-offer
  `),
  // Product
  ...api(`
    GET product/{caseId}/customers
  `),
  // Real estate
  ...api(`
    POST case/{caseId}/real-estate-valuations
    GET case/{caseId}/real-estate-valuations
    GET case/{caseId}/real-estate-valuations/{sourceId}/{id}
    POST case/{caseId}/real-estate-valuations/{realEstateValuationId}/online-preorder-details
  `),
  // Refinancing
  ...api(`
    PUT case/{caseId}/mortgage/create-mortgage-response-code
    POST case/{caseId}/sales-arrangement/{salesArrangementId}/extra-payment-document
    POST case/{caseId}/sales-arrangement/{salesArrangementId}/refixation-document
    POST case/{caseId}/sales-arrangement/{salesArrangementId}/retention-document
    GET case/{caseId}/mortgage-refixation/available-fixed-rate-periods
    GET case/{caseId}/interest-rate
    GET case/{caseId}/mortgage-extra-payment/{processId}
    GET case/{caseId}/mortgage-extra-payment-list
    GET case/{caseId}/mortgage-refixation
    GET case/{caseId}/mortgage-retention/{processId}
    PUT case/{caseId}/update-mortgage-refixation
  `),
  // Sales arrangement
  ...api(`
    DELETE sales-arrangement/{salesArrangementId}
    GET sales-arrangement/{salesArrangementId}/customers
    GET sales-arrangement/{salesArrangementId}/flow
    GET case/{caseId}/mortgage-drawing/{sourceId}/{drawingId}
    GET case/{caseId}/mortgage-drawing-list
    GET case/{caseId}/sales-arrangement/sales-arrangement-types
    GET sales-arrangement/list/{caseId}
    PUT sales-arrangement/{salesArrangementId}/refresh-client-exposure
    PUT sales-arrangement/{salesArrangementId}/parameters
  `),
  'GET /api/v2/sales-arrangement/{salesArrangementId}/loan-application-assessment',
  // Signing
  ...api(`
    GET sales-arrangement/{salesArrangementId}/signing/{documentOnSAId}/status
    POST sales-arrangement/{salesArrangementId}/document-on-sa/search
    POST case/{caseId}/document-on-sa/search
    POST case/{caseId}/tasks/{taskId}/signing/start
  `),
  // Notifications
  ...api(`
    GET current-banners
    GET current-users-notifications
    GET unread-users-notifications
    POST users-notifications-read
  `),
  // Tasks
  ...api(`
    POST case/{caseId}/tasks
    POST case/{caseId}/tasks/{taskId}/cancel
    GET case/{caseId}/tasks
    GET case/{caseId}/tasks/consultation-type
    GET case/{caseId}/tasks/current-handover-task
    GET case/{caseId}/tasks/{taskId}
    PUT case/{caseId}/tasks/{taskId}
  `),
  // Users and sign-out
  ...api(`
    GET logged-in-user
    GET users/mpss-cookie
    GET auth/signout
  `),
  // Signature service
  ...signatureService(`
    GET GetSignaturesAndAvailableMethods
    GET GetSignatures
    GET GetClientDataFields
    POST SetClientData/{signatureId}
    POST Sign
    POST RetrySigning
    POST CancelSignature
    POST Cancel
    POST DelegateSigning
  `),
];
