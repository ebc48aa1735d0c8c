import { dashboardEndpoints } from './case/dashboard';
import { caseDetailEndpoints } from './case/detail';
import { identificationEndpoints } from './case/identification';
import { customerEndpoints } from './customer/endpoints';
import { documentEndpoints } from './documents/endpoints';
import type { Endpoint } from './endpoint';
import { notificationEndpoints } from './notifications/endpoints';
import type { OperationId } from './operations';
import { sessionEndpoints } from './session/endpoints';

/** Every call of the product: the back end registers its routes from it, the client is typed by it. */
export const contract = {
  ...sessionEndpoints,
  ...dashboardEndpoints,
  ...identificationEndpoints,
  ...caseDetailEndpoints,
  ...customerEndpoints,
  ...documentEndpoints,
  ...notificationEndpoints,
} as const satisfies Record<OperationId, Endpoint>;

export type Contract = typeof contract;
