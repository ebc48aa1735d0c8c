import { adminCalls } from './admin/calls';
import { adminEndpoints } from './admin/endpoints';
import { caseArrangementEndpoints } from './case/arrangement';
import { caseCalls } from './case/calls';
import { covenantEndpoints } from './case/covenants';
import { dashboardEndpoints } from './case/dashboard';
import { caseDetailEndpoints } from './case/detail';
import { identificationEndpoints } from './case/identification';
import { checklistCalls } from './checklist/calls';
import { checklistEndpoints } from './checklist/endpoints';
import { clientDetailCalls } from './client-detail/calls';
import { clientDetailEndpoints } from './client-detail/endpoints';
import { clientRequestCalls } from './client-requests/calls';
import { clientRequestEndpoints } from './client-requests/endpoints';
import { clientLinkEndpoints } from './client-requests/link';
import { clientLinkCalls } from './client-requests/link-calls';
import { codebookCalls } from './codebooks/calls';
import { codebookEndpoints } from './codebooks/endpoints';
import { addressEndpoints } from './customer/address';
import { customerCalls } from './customer/calls';
import { customerDetailEndpoints } from './customer/detail';
import { customerEndpoints } from './customer/endpoints';
import { partyEndpoints } from './customer/party';
import { registrationEndpoints } from './customer/registration';
import { taxReturnEndpoints } from './customer/tax-return';
import { decisionCalls } from './decision/calls';
import { decisionEndpoints } from './decision/endpoints';
import { diagnosticsCalls } from './diagnostics/calls';
import { diagnosticsEndpoints } from './diagnostics/endpoints';
import { documentCalls } from './documents/calls';
import { caseDocumentEndpoints } from './documents/case-documents';
import { documentEndpoints } from './documents/endpoints';
import { embedCalls } from './embed/calls';
import { embedEndpoints } from './embed/endpoints';
import { creditPolicyEndpoints } from './household/credit-policy';
import { creditPolicyCalls } from './household/credit-policy-calls';
import { householdCalls } from './household/calls';
import { householdCustomerEndpoints } from './household/customers';
import { householdEndpoints } from './household/endpoints';
import { incomeCalls } from './income/calls';
import { incomeEndpoints } from './income/endpoints';
import { liveCalls } from './live/calls';
import { liveEndpoints } from './live/endpoints';
import { notificationCalls } from './notifications/calls';
import { notificationEndpoints } from './notifications/endpoints';
import { obligationCalls } from './obligation/calls';
import { obligationEndpoints } from './obligation/endpoints';
import { offerCalls } from './offer/calls';
import { offerEndpoints } from './offer/endpoints';
import { modelationEndpoints } from './offer/modelation';
import { productCalls } from './product/calls';
import { productEndpoints } from './product/endpoints';
import { valuationCalls } from './real-estate/calls';
import { realEstateEndpoints } from './real-estate/endpoints';
import { refinancingCalls } from './refinancing/calls';
import { refinancingEndpoints } from './refinancing/endpoints';
import { processEndpoints } from './refinancing/process';
import { refixationEndpoints } from './refinancing/refixation';
import { repaymentTermsEndpoints } from './refinancing/repayment-terms';
import { simulationEndpoints } from './refinancing/simulation';
import { salesArrangementCalls } from './sales-arrangement/calls';
import { drawingEndpoints } from './sales-arrangement/drawing';
import { salesArrangementEndpoints } from './sales-arrangement/endpoints';
import { sessionCalls } from './session/calls';
import { sessionEndpoints } from './session/endpoints';
import { ownSettingsEndpoints } from './session/own-settings';
import { ownSessionEndpoints } from './session/sessions';
import { signatureCalls } from './signature-service/calls';
import { signatureServiceEndpoints } from './signature-service/endpoints';
import { signingCalls } from './signing/calls';
import { signingEndpoints } from './signing/endpoints';
import { taskCalls } from './tasks/calls';
import { taskEndpoints } from './tasks/endpoints';
import { testCalls } from './test/calls';
import { testEndpoints } from './test/endpoints';
import { userCalls } from './users/calls';
import { userEndpoints } from './users/endpoints';
import type { Endpoint, EndpointDeclaration } from './endpoint';
import type { Calls, Operation } from './operation';

/** A call together with what it takes and answers. */
export interface DeclaredOperation {
  operation: Operation;
  endpoint: Endpoint;
}

/** Pairs an area's calls with their declarations, by name. */
const area = <E extends Record<string, EndpointDeclaration>>(
  calls: Calls<E>,
  endpoints: E,
): DeclaredOperation[] =>
  Object.entries<Operation>(calls).map(([name, operation]) => ({
    operation,
    endpoint: endpoints[name] as Endpoint,
  }));

/**
 * Every call of the product, a line for each area. The back end registers its routes from it and
 * OpenAPI is printed from it; who makes a call imports the area's `calls.ts` alone.
 */
export const contract: readonly DeclaredOperation[] = [
  ...area(adminCalls, adminEndpoints),
  ...area(caseCalls, {
    ...caseArrangementEndpoints,
    ...covenantEndpoints,
    ...dashboardEndpoints,
    ...caseDetailEndpoints,
    ...identificationEndpoints,
  }),
  ...area(checklistCalls, checklistEndpoints),
  ...area(clientDetailCalls, clientDetailEndpoints),
  ...area(clientRequestCalls, clientRequestEndpoints),
  ...area(clientLinkCalls, clientLinkEndpoints),
  ...area(codebookCalls, codebookEndpoints),
  ...area(customerCalls, {
    ...addressEndpoints,
    ...customerDetailEndpoints,
    ...customerEndpoints,
    ...partyEndpoints,
    ...registrationEndpoints,
    ...taxReturnEndpoints,
  }),
  ...area(decisionCalls, decisionEndpoints),
  ...area(creditPolicyCalls, creditPolicyEndpoints),
  ...area(diagnosticsCalls, diagnosticsEndpoints),
  ...area(documentCalls, { ...caseDocumentEndpoints, ...documentEndpoints }),
  ...area(embedCalls, embedEndpoints),
  ...area(householdCalls, { ...householdEndpoints, ...householdCustomerEndpoints }),
  ...area(incomeCalls, incomeEndpoints),
  ...area(liveCalls, liveEndpoints),
  ...area(notificationCalls, notificationEndpoints),
  ...area(obligationCalls, obligationEndpoints),
  ...area(offerCalls, { ...offerEndpoints, ...modelationEndpoints }),
  ...area(productCalls, productEndpoints),
  ...area(valuationCalls, realEstateEndpoints),
  ...area(refinancingCalls, {
    ...refinancingEndpoints,
    ...processEndpoints,
    ...refixationEndpoints,
    ...repaymentTermsEndpoints,
    ...simulationEndpoints,
  }),
  ...area(salesArrangementCalls, { ...drawingEndpoints, ...salesArrangementEndpoints }),
  ...area(sessionCalls, {
    ...sessionEndpoints,
    ...ownSessionEndpoints,
    ...ownSettingsEndpoints,
  }),
  ...area(signatureCalls, signatureServiceEndpoints),
  ...area(signingCalls, signingEndpoints),
  ...area(taskCalls, taskEndpoints),
  ...area(testCalls, testEndpoints),
  ...area(userCalls, userEndpoints),
];

const declared = new Map(contract.map((row) => [row.operation.id, row]));

/** @throws {RangeError} for a call that no area of the contract lists */
export function endpointOf({ id }: Operation): Endpoint {
  const row = declared.get(id);
  if (row === undefined) throw new RangeError(`no area of the contract lists ${id}`);
  return row.endpoint;
}
