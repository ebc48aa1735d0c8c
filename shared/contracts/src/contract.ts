import { adminEndpoints } from './admin/endpoints';
import { caseArrangementEndpoints } from './case/arrangement';
import { covenantEndpoints } from './case/covenants';
import { dashboardEndpoints } from './case/dashboard';
import { caseDetailEndpoints } from './case/detail';
import { identificationEndpoints } from './case/identification';
import { checklistEndpoints } from './checklist/endpoints';
import { codebookEndpoints } from './codebooks/endpoints';
import { addressEndpoints } from './customer/address';
import { customerDetailEndpoints } from './customer/detail';
import { customerEndpoints } from './customer/endpoints';
import { partyEndpoints } from './customer/party';
import { taxReturnEndpoints } from './customer/tax-return';
import { diagnosticsEndpoints } from './diagnostics/endpoints';
import { caseDocumentEndpoints } from './documents/case-documents';
import { documentEndpoints } from './documents/endpoints';
import { embedEndpoints } from './embed/endpoints';
import type { Endpoint, EndpointDeclaration } from './endpoint';
import { incomeEndpoints } from './income/endpoints';
import { notificationEndpoints } from './notifications/endpoints';
import { obligationEndpoints } from './obligation/endpoints';
import { offerEndpoints } from './offer/endpoints';
import { modelationEndpoints } from './offer/modelation';
import type { OperationId } from './operations';
import { productEndpoints } from './product/endpoints';
import { realEstateEndpoints } from './real-estate/endpoints';
import { refinancingEndpoints } from './refinancing/endpoints';
import { simulationEndpoints } from './refinancing/simulation';
import { drawingEndpoints } from './sales-arrangement/drawing';
import { salesArrangementEndpoints } from './sales-arrangement/endpoints';
import { sessionEndpoints } from './session/endpoints';
import { signatureServiceEndpoints } from './signature-service/endpoints';
import { signingEndpoints } from './signing/endpoints';
import { taskEndpoints } from './tasks/endpoints';
import { userEndpoints } from './users/endpoints';

/** Every call of the product: the back end registers its routes from it, the client is typed by it. */
export const contract = {
  ...adminEndpoints,
  ...caseArrangementEndpoints,
  ...covenantEndpoints,
  ...dashboardEndpoints,
  ...caseDetailEndpoints,
  ...identificationEndpoints,
  ...checklistEndpoints,
  ...codebookEndpoints,
  ...addressEndpoints,
  ...customerDetailEndpoints,
  ...customerEndpoints,
  ...partyEndpoints,
  ...taxReturnEndpoints,
  ...caseDocumentEndpoints,
  ...documentEndpoints,
  ...diagnosticsEndpoints,
  ...incomeEndpoints,
  ...notificationEndpoints,
  ...obligationEndpoints,
  ...offerEndpoints,
  ...modelationEndpoints,
  ...productEndpoints,
  ...realEstateEndpoints,
  ...refinancingEndpoints,
  ...simulationEndpoints,
  ...drawingEndpoints,
  ...salesArrangementEndpoints,
  ...sessionEndpoints,
  ...signatureServiceEndpoints,
  ...signingEndpoints,
  ...embedEndpoints,
  ...taskEndpoints,
  ...userEndpoints,
} as const satisfies Record<OperationId, EndpointDeclaration>;

export type Contract = typeof contract;

/** Declaration of a call whose id is known at run time only. */
export function endpointOf(id: OperationId): Endpoint {
  const declarations: Record<OperationId, EndpointDeclaration> = contract;
  return declarations[id] as Endpoint;
}
